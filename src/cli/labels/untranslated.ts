import type {Problem} from '../../catalogue';

/** Put before each message that Docusaurus fills in; no real message starts with it. */
export const FILLED_IN = '\u2063untranslated:';

/** Messages that are the same in Japanese. */
const NAMES = ['API', 'DevShelf', 'GitHub'];

type Messages = Readonly<Record<string, {readonly message: string}>>;

/**
 * The messages without Japanese.
 * @param files text of each translation file by its path, filled in by Docusaurus
 */
export function findUntranslated(files: ReadonlyMap<string, string>): Problem[] {
  return [...files].flatMap(([file, text]) =>
    Object.entries(JSON.parse(text) as Messages)
      .filter(([, {message}]) => !isJapanese(message))
      .map(([id, {message}]) => ({
        file,
        line: 1,
        column: 1,
        message: `"${id}" has no Japanese for "${message.replace(FILLED_IN, '')}"; add it to this file`,
      })),
  );
}

/** Some texts of the theme have no Japanese even in Docusaurus, and come without the prefix. */
const isJapanese = (message: string): boolean =>
  !message.startsWith(FILLED_IN) &&
  (NAMES.includes(message) ||
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(message) ||
    !/\p{L}{2}/u.test(message.replace(/\{\w+\}/g, '')));
