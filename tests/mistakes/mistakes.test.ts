/**
 * The messages for each kind of mistake. Each case makes one mistake in a valid site and compares
 * all messages of the check, with their positions and remedies.
 */
import {describe, expect, it} from 'vitest';
import {
  describeTranslation,
  inspectCatalogue,
  inspectTranslations,
  sortProblems,
} from '@site/src/catalogue';
import {type Files, NOW, writeTree} from '../unit/catalogue/factories';
import {HARMLESS} from './harmless';
import {site} from './site';
import {MISTAKES} from './tables';

/** All messages of the check for the site with these files, sorted by position. */
function told(files: Files): string[] {
  const root = writeTree(site(files));
  const missing = inspectTranslations(root).filter(({state}) => state === 'missing');
  const {problems} = inspectCatalogue(root, NOW);
  return sortProblems([...problems, ...missing.map(describeTranslation)]).map(
    ({file, line, column, message}) => `${file}:${line}:${column} ${message}`,
  );
}

describe('the check', () => {
  it('accepts the site that the cases change', () => {
    expect(told({})).toEqual([]);
    const outdated = inspectTranslations(writeTree(site())).filter(
      ({page, state}) => state !== 'current' && page !== 'docs/guide.md',
    );
    expect(outdated).toEqual([]);
  });

  it.each(MISTAKES)('reports %s', (_, files, message) => {
    expect(told(files)).toEqual([message].flat());
  });

  it.each(HARMLESS)('accepts %s', (_, files) => {
    expect(told(files)).toEqual([]);
  });
});

describe('messages', () => {
  const messages = MISTAKES.flatMap(([, , message]) => message);

  it('are short, on one line and without terminal control characters', () => {
    for (const message of messages) {
      const [, words = ''] = /^\S+ (.*)$/s.exec(message.replace(/^services\/my beta/, 'x')) ?? [];
      expect(words.length, message).toBeLessThanOrEqual(400);
      // Invisible, control and direction characters are printed as their code points.
      expect(words, message).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }
  });

  it('say what would be right', () => {
    const REMEDY = /; |must |did you mean|allowed|missing|write |remove /;
    for (const message of messages) {
      expect(message).toMatch(REMEDY);
    }
  });

  it('are one per mistake, except where two files or keys need a change', () => {
    const several = MISTAKES.filter(([, , message]) => Array.isArray(message));
    expect(several.map(([what]) => what)).toMatchInlineSnapshot(`
      [
        "no space in braces",
        "a company record instead of a service record",
        "the date of another entry",
        "two mistakes in one claim",
        "no lines",
        "two missing values",
        "an empty section",
        "a profile that was never written",
        "an unclosed fact in both languages",
        "a second title",
        "a heading without an id",
      ]
    `);
  });
});
