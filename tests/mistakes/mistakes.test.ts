/**
 * The rules of the check: each case makes one mistake in a valid site, and the check reports it,
 * at its place and nowhere else.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it, onTestFinished} from 'vitest';
import {
  checkPictureFiles,
  ContentTree,
  describeTranslation,
  inspectCatalogue,
  inspectTranslations,
  sortProblems,
} from '@site/src/catalogue';
import {type Files, NOW, writeFiles, writeTree} from '../unit/catalogue/factories';
import {FILES} from './files';
import {HARMLESS} from './harmless';
import {PAGES} from './pages';
import {RECORDS} from './records';
import {site} from './site';

const SITE = site();
/** Has the site between the tests, as writing all its files for each takes longer than checking them. */
const shared = mkdtempSync(path.join(tmpdir(), 'devshelf-'));
writeFiles(shared, SITE);
afterAll(() => rmSync(shared, {recursive: true}));

/** A folder that has the site with these files, until the test ends. */
function folderWith(files: Files): string {
  if (!Object.keys(files).every((file) => file in SITE)) {
    return writeTree(site(files));
  }
  writeFiles(shared, files);
  onTestFinished(() =>
    writeFiles(shared, Object.fromEntries(Object.keys(files).map((file) => [file, SITE[file]!]))),
  );
  return shared;
}

/** The problems of the site with these files, sorted by file, line and column. */
async function check(
  files: Files,
): Promise<{readonly places: string[]; readonly messages: string}> {
  const content = new ContentTree(folderWith(files));
  const untranslated = inspectTranslations(content).filter(({state}) => state === 'missing');
  const {problems} = inspectCatalogue(content, NOW);
  const found = sortProblems([
    ...problems,
    ...(await checkPictureFiles(content)),
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
