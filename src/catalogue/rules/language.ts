/** Detects the language of a text by its characters. */

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text contains hiragana, katakana or kanji. */
export const isJapanese = (text: string): boolean => JAPANESE.test(text);

/** Whether a text contains hiragana or katakana, which no other language uses. */
export const hasKana = (text: string): boolean => KANA.test(text);
