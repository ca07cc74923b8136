import {mkdirSync} from 'node:fs';
import {Argument} from '@commander-js/extra-typings';
import {chromium} from '@playwright/test';
import {define} from './command';
import {BUILD, requireBuild} from './site/build';
import {ensureChromium, launchOptions} from './site/chromium';
import {listen, serveSite} from './site/server';

const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  services: '/services/',
  service: '/services/cloudflare-r2/',
  ended: '/services/firebase-studio/',
  tags: '/services/tags/',
  tag: '/services/tags/object-storage/',
  archive: '/services/archive/',
  company: '/companies/cloudflare/',
  companies: '/companies/company/',
  docs: '/docs/',
  storage: '/docs/categories/storage/',
  category: '/docs/category/categories/',
  blog: '/blog/',
  search: '/search/?q=s3',
  changes: '/changes/',
  compare: '/compare/',
  sides: '/compare/?pick=amazon-s3,cloudflare-r2,minio',
  missing: '/nope/',
};

export const command = define(
  'Saves screenshots of each kind of page in both languages and colour modes, at widths of 390 and 1280 pixels, in screenshots/.',
  'screenshots',
  'screenshots -- home service',
)
  .addArgument(
    new Argument('[pages...]', 'kinds of pages').choices(Object.keys(PAGES)).default([], 'all'),
  )
  .action(takeScreenshots);

async function takeScreenshots(only: readonly string[]): Promise<void> {
  requireBuild();
  ensureChromium();
  const server = serveSite(BUILD);
  const origin = await listen(server);
  const browser = await chromium.launch(launchOptions());
  mkdirSync('screenshots', {recursive: true});
  for (const locale of ['en', 'ja']) {
    for (const colorMode of ['light', 'dark']) {
      for (const width of [390, 1280]) {
        const context = await browser.newContext({viewport: {width, height: 900}, locale});
        await context.addInitScript((mode) => {
          localStorage.setItem('theme-devshelf', mode);
        }, colorMode);
        const page = await context.newPage();
        for (const [name, path] of Object.entries(PAGES)) {
          if (only.length > 0 && !only.includes(name)) {
            continue;
          }
          await page.goto(`${origin}${locale === 'en' ? '' : `/${locale}`}${path}`, {
            waitUntil: 'networkidle',
          });
          await page.screenshot({
            path: `screenshots/${name}-${locale}-${colorMode}-${width}.png`,
            fullPage: true,
          });
        }
        await context.close();
      }
    }
  }
  await browser.close();
  server.close();
}
