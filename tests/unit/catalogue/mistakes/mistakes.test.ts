/**
 * What a contributor is told of each kind of mistake: one mistake in a site that holds, and all
 * that the check says, with the place and what would be right.
 */
import {describe, expect, it} from 'vitest';
import {
  describeTranslation,
  inspectCatalogue,
  inspectTranslations,
  sortProblems,
} from '@site/src/catalogue';
import {type Files, NOW, writeTree} from '../factories';
import {HARMLESS} from './harmless';
import {site} from './site';
import {MISTAKES} from './tables';

/** All that the check says of the site with these files, in the order of places. */
function told(files: Files): string[] {
  const root = writeTree(site(files));
  const missing = inspectTranslations(root).filter(({state}) => state === 'missing');
  const {problems} = inspectCatalogue(root, NOW);
  return sortProblems([...problems, ...missing.map(describeTranslation)]).map(
    ({file, line, column, message}) => `${file}:${line}:${column} ${message}`,
  );
}

describe('the check', () => {
  it('has nothing to say of the site that the tables change', () => {
    expect(told({})).toEqual([]);
    const outdated = inspectTranslations(writeTree(site())).filter(
      ({page, state}) => state !== 'current' && page !== 'docs/guide.md',
    );
    expect(outdated).toEqual([]);
  });

  it.each(MISTAKES)('tells of %s', (_, files, message) => {
    expect(told(files)).toEqual([message].flat());
  });

  it.each(HARMLESS)('has nothing against %s', (_, files) => {
    expect(told(files)).toEqual([]);
  });
});

describe('messages', () => {
  const messages = MISTAKES.flatMap(([, , message]) => message);

  it('are short, in one line, and hold nothing that a terminal would obey', () => {
    for (const message of messages) {
      const [, words = ''] = /^\S+ (.*)$/s.exec(message.replace(/^services\/my beta/, 'x')) ?? [];
      expect(words.length, message).toBeLessThanOrEqual(400);
      // Marks of direction, controls and characters without width are shown as their codes.
      expect(words, message).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }
  });

  it('say what would be right', () => {
    const REMEDY =
      /; |must |did you mean|allowed|missing|still to come|draws it|mends (?:it|that)|writes |a comment is written|write |remove |stands (?:here|on the page) a second time/;
    for (const message of messages) {
      expect(message).toMatch(REMEDY);
    }
  });

  it('are one for each mistake, but where two files or keys need a change', () => {
    const several = MISTAKES.filter(([, , message]) => Array.isArray(message));
    expect(several.map(([what]) => what)).toMatchInlineSnapshot(`
      [
        "no space in braces",
        "the record of a company in the place of one of a service",
        "the date of another",
        "two mistakes in one claim",
        "no lines",
        "two values that are missing",
        "an empty section",
        "a profile that was never written",
        "a fact that does not end, in both languages",
        "a second title",
        "a heading without id",
      ]
    `);
  });
});
