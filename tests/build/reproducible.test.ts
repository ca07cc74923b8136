/**
 * The data files depend on the sources only: writing them again elsewhere, at another time, gives
 * the bytes of the build.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it, vi} from 'vitest';
import {ContentTree, inspectTranslations} from '@site/src/catalogue';
import {copySite} from '../site/copy';
import {filesOfBuild, type Locale, pageAt, readBuilt, ROOT} from './pages';
import type {DocumentsByLocale} from './writeData';

// Copying the site and compiling its code is slow on a busy machine.
vi.setConfig({testTimeout: 180_000});

const INDEX = 'api/v1/index.json';
const {commit, builtAt} = JSON.parse(readBuilt(INDEX)) as Record<'commit' | 'builtAt', string>;

/** The documentation pages of a language, without the lists that Docusaurus generates. */
const documentsIn = (locale: Locale): DocumentsByLocale[Locale] =>
  inspectTranslations(new ContentTree(ROOT)).flatMap(({route, page, translation}) => {
    if (!page.startsWith('docs/')) {
      return [];
    }
    const {$, url} = pageAt(locale, route.slice(1));
    return {
      title: $('h1').text(),
      description: $('meta[name="description"]').attr('content')!,
      permalink: new URL(url).pathname,
      source: `@site/${locale === 'en' ? page : translation}`,
    };
  });

/** A calendar, a feed of changes, a badge, or a file of the API; by path relative to the build. */
const isData = (file: string): boolean =>
  /^api\/|\.(?:md|ics)$|(?:^|\/)(?:llms\.txt|opensearch\.xml|api-catalog|(?:badge|card)\.svg)$/.test(
    file,
  ) ||
  (/(?:^|\/)(?:rss|atom|changes|feed)\.(?:xml|json)$/.test(file) &&
    // The list of services has the feeds of the blog plugin, whose content are rendered articles.
    !/^(?:ja\/)?services\/[^/]+$/.test(file));

const folder = mkdtempSync(path.join(tmpdir(), 'with-a-longer-path-'));

afterAll(() => {
  rmSync(folder, {recursive: true});
});

/**
 * Copies the site to another folder and writes its data files there, as on another machine.
 * @returns texts by path relative to the build
 */
function writeAgain(): Map<string, string> {
  const site = path.join(folder, 'site');
  copySite(ROOT, site);
  for (const part of ['services', 'companies', 'docs', 'i18n']) {
    for (const file of readdirSync(path.join(site, part), {recursive: true, encoding: 'utf8'})) {
      utimesSync(path.join(site, part, file), 0, 0);
    }
  }
  const target = path.join(folder, 'written');
  const documents = JSON.stringify({en: documentsIn('en'), ja: documentsIn('ja')});
  const script = path.join(import.meta.dirname, 'writeData.ts');
  const {status, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, target, documents],
    {
      cwd: site,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SOURCE_DATE_EPOCH: String(Date.parse(builtAt) / 1000),
        TZ: 'Pacific/Kiritimati',
        LANG: 'tr_TR.UTF-8',
        LC_ALL: 'tr_TR.UTF-8',
      },
    },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return new Map(
    readdirSync(target, {recursive: true, encoding: 'utf8'})
      .filter((file) => statSync(path.join(target, file)).isFile())
      .map((file) => {
        const text = readFileSync(path.join(target, file), 'utf8');
        // The copy has no git history.
        const own = file === INDEX ? text.replace('"commit": null', `"commit": "${commit}"`) : text;
        return [file.split(path.sep).join('/'), own];
      }),
  );
}

it('the data files written on another machine have the bytes of the build', () => {
  const again = writeAgain();
  const endings = ['.json', '.csv', '.md', '.ics', '.svg', '.xml', '.txt', 'api-catalog'];
  const built = endings.flatMap(filesOfBuild).filter(isData);
  expect([...again.keys()].sort()).toEqual(built.sort());
  expect(built.length).toBeGreaterThan(200);
  // A list of names, since the difference between two long texts takes minutes to print.
  expect(built.filter((file) => again.get(file) !== readBuilt(file))).toEqual([]);
});

it('no published file contains the path of the folder it was built in', () => {
  const texts = ['.css', '.html', '.js', '.json', '.txt', '.xml'].flatMap(filesOfBuild);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((file) => readBuilt(file).includes(ROOT))).toEqual([]);
});
