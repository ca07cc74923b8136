/** Which language a text is in, as far as its characters tell. */

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text has a character of Japanese. */
export const isJapanese = (text: string): boolean => JAPANESE.test(text);

/** Whether a text has a character that only Japanese has. */
export const hasKana = (text: string): boolean => KANA.test(text);
