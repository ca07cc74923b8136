import type {Problem} from '../../catalogue';

/** Prefix that Docusaurus adds to missing messages; no real message starts with it. */
export const UNTRANSLATED_PREFIX = '\u2063untranslated:';

/** Messages that are identical in both languages. */
const SAME_IN_BOTH = ['API', 'DevShelf', 'GitHub'];

type Messages = Readonly<Record<string, {readonly message: string}>>;

/**
 * Finds messages without a Japanese translation.
 * @param files text of each translation file by its path, as completed by Docusaurus
 */
export function findUntranslated(files: ReadonlyMap<string, string>): Problem[] {
  return [...files].flatMap(([file, text]) =>
    Object.entries(JSON.parse(text) as Messages)
      .filter(([, {message}]) => !isJapanese(message))
      .map(([id, {message}]) => ({
        file,
        line: 1,
        column: 1,
        message: `"${id}" has no Japanese translation of "${message.replace(UNTRANSLATED_PREFIX, '')}"; add it to this file`,
      })),
  );
}

/** Docusaurus ships some texts of the theme untranslated and without the prefix. */
const isJapanese = (message: string): boolean =>
  !message.startsWith(UNTRANSLATED_PREFIX) &&
  (SAME_IN_BOTH.includes(message) ||
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(message) ||
    !/\p{L}{2}/u.test(message.replace(/\{\w+\}/g, '')));
