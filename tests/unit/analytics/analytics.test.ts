import {runInNewContext} from 'node:vm';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {analyticsPlugin} from '@site/src/plugins/analytics';

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const plugin = () =>
  analyticsPlugin({} as LoadContext, {trackingID: ['G-1', 'G-2'], anonymizeIP: true});

/** Runs the tags on a page with this `navigator`, and returns the URLs of the scripts it loads. */
function open(navigator: object) {
  const scripts: {src?: string}[] = [];
  const document = {
    createElement: () => ({}),
    head: {appendChild: (script: {src?: string}) => scripts.push(script)},
  };
  const page: Record<string, unknown> = {navigator, document};
  page.window = page;
  const {headTags} = plugin()!.injectHtmlTags!({content: undefined});
  for (const {innerHTML} of headTags as readonly HtmlTagObject[]) {
    runInNewContext(innerHTML!, page);
  }
  return {sources: scripts.map(({src}) => src), isOff: page['ga-disable-G-2'] === true};
}

it.each([{}, {globalPrivacyControl: false}, {doNotTrack: '0'}, {doNotTrack: null}])(
  'analytics is loaded if navigator is %o',
  (navigator) => {
    const sources = ['https://www.googletagmanager.com/gtag/js?id=G-1'];
    expect(open(navigator)).toEqual({sources, isOff: false});
  },
);

it.each([{globalPrivacyControl: true}, {doNotTrack: '1'}])(
  'analytics is off if navigator is %o',
  (navigator) => {
    expect(open(navigator)).toEqual({sources: [], isOff: true});
  },
);

it('analytics is off in development', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(plugin()).toBeNull();
});
