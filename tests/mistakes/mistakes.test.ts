/**
 * The rules of the check: each case makes one mistake in a valid site, and the check reports it,
 * at its place and nowhere else.
 */
import {describe, expect, it} from 'vitest';
import {
  checkPictureFiles,
  describeTranslation,
  inspectCatalogue,
  inspectTranslations,
  sortProblems,
} from '@site/src/catalogue';
import {type Files, NOW, writeTree} from '../unit/catalogue/factories';
import {FILES} from './files';
import {HARMLESS} from './harmless';
import {PAGES} from './pages';
import {RECORDS} from './records';
import {site} from './site';

/** The problems of the site with these files, sorted by file, line and column. */
async function check(
  files: Files,
): Promise<{readonly places: string[]; readonly messages: string}> {
  const root = writeTree(site(files));
  const untranslated = inspectTranslations(root).filter(({state}) => state === 'missing');
  const {problems} = inspectCatalogue(root, NOW);
  const found = sortProblems([
    ...problems,
    ...(await checkPictureFiles(root)),
    ...untranslated.map(describeTranslation),
  ]);
  return {
    places: found.map(({file, line, column}) => `${file}:${line}:${column}`),
    messages: found.map(({message}) => message).join('\n'),
  };
}

describe('the check', () => {
  it('accepts the site that the cases change', async () => {
    expect((await check({})).messages).toBe('');
  });

  it.each([...RECORDS, ...PAGES, ...FILES])('reports %s', async (_, files, place, essence) => {
    const [changed] = Object.keys(files);
    const wanted = [place]
      .flat()
      .map((one) => (/^\d+:\d+$/.test(one) ? `${changed}:${one}` : one))
      .sort();
    const {places, messages} = await check(files);
    expect(places.sort(), messages).toEqual(wanted);
    expect(messages).toMatch(essence);
  });

  it.each(HARMLESS)('accepts %s', async (_, files) => {
    expect((await check(files)).messages).toBe('');
  });
});
