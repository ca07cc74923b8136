import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {publishPlugin} from '@site/src/plugins/publish';

const SCRIPT = readFileSync('src/analytics/script.js', 'utf8');

/** Runs the script on a page with this `navigator`, and returns what it loads and sends. */
function open(navigator: object) {
  const scripts: {src?: string}[] = [];
  const document = {
    createElement: () => ({}),
    head: {appendChild: (script: {src?: string}) => scripts.push(script)},
  };
  const page: Record<string, unknown> = {navigator, document};
  page.window = page;
  runInNewContext(`${SCRIPT}; analytics({trackingId: 'G-1'})`, page);
  const calls = (page.dataLayer as ArrayLike<unknown>[]).map((call) => call[0]);
  return {sources: scripts.map(({src}) => src), calls, isOff: page['ga-disable-G-1'] === true};
}

it.each([{}, {globalPrivacyControl: false}, {doNotTrack: '0'}, {doNotTrack: null}])(
  'analytics is loaded if navigator is %o',
  (navigator) => {
    const sources = ['https://www.googletagmanager.com/gtag/js?id=G-1'];
    expect(open(navigator)).toEqual({sources, calls: ['js', 'config'], isOff: false});
  },
);

it.each([{globalPrivacyControl: true}, {doNotTrack: '1'}])(
  'analytics is off if navigator is %o',
  (navigator) => {
    expect(open(navigator)).toEqual({sources: [], calls: [], isOff: true});
  },
);

it('analytics is off in development', () => {
  const context = {
    siteConfig: {themeConfig: {}, storage: {}},
    baseUrl: '/',
    i18n: {locales: ['en'], localeConfigs: {en: {baseUrl: '/'}}},
  } as unknown as LoadContext;
  const plugin = publishPlugin(context, {analyticsId: 'G-1', algoliaAppId: undefined});
  expect(plugin.getClientModules!()).toEqual([]);
  const {headTags} = plugin.injectHtmlTags!({content: undefined});
  expect(JSON.stringify(headTags)).not.toContain('googletagmanager');
});
