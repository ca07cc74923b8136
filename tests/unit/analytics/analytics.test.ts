import {runInNewContext} from 'node:vm';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {analyticsPlugin} from '@site/src/analytics/plugin';

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const plugin = () =>
  analyticsPlugin({} as LoadContext, {trackingID: ['G-1', 'G-2'], anonymizeIP: true});

const tags = () =>
  plugin()!.injectHtmlTags!({content: undefined}).headTags as readonly HtmlTagObject[];

/**
 * Runs the tags on a page with this `navigator`.
 * @returns the URLs of added scripts, the names of the gtag calls, and the global object
 */
function open(navigator: Readonly<Record<string, unknown>>) {
  const scripts: {src?: string}[] = [];
  const document = {
    createElement: () => ({}),
    head: {appendChild: (script: {src?: string}) => scripts.push(script)},
  };
  const page: Record<string, unknown> = {navigator, document};
  page.window = page;
  for (const {innerHTML} of tags()) {
    runInNewContext(innerHTML!, page);
  }
  (page.gtag as (...args: unknown[]) => void)('event', 'page_view');
  const calls = (page.dataLayer as ArrayLike<unknown>[]).map((call) => Array.from(call)[0]);
  return {sources: scripts.map(({src}) => src), calls, page};
}

describe('the tags', () => {
  it('load no external script by themselves', () => {
    expect(tags().map(({tagName, attributes}) => ({tagName, attributes}))).toEqual([
      {tagName: 'script', attributes: undefined},
      {tagName: 'script', attributes: undefined},
    ]);
  });

  it.each([{}, {globalPrivacyControl: false}, {doNotTrack: '0'}, {doNotTrack: null}])(
    'load gtag if navigator is %o',
    (navigator) => {
      const {sources, calls, page} = open(navigator);
      expect(sources).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1']);
      expect(calls).toEqual(['js', 'config', 'config', 'event']);
      expect(page['ga-disable-G-1']).toBeUndefined();
    },
  );

  it.each([{globalPrivacyControl: true}, {doNotTrack: '1'}])(
    'load nothing and count nothing if navigator is %o',
    (navigator) => {
      const {sources, calls, page} = open(navigator);
      expect(sources).toEqual([]);
      expect(calls).toEqual([]);
      expect([page['ga-disable-G-1'], page['ga-disable-G-2']]).toEqual([true, true]);
    },
  );
});

describe('the plugin', () => {
  it('wraps the client module of the official plugin', () => {
    expect(plugin()!.getClientModules!()).toEqual([
      expect.stringMatching(/src.analytics.client\.ts$/),
    ]);
  });

  it('is off in development', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(plugin()).toBeNull();
  });
});
