import {type Browser, chromium, type Page} from '@playwright/test';
import {define} from './command';
import {BUILD, requireBuild} from './site/build';
import {ensureChromium, launchOptions} from './site/chromium';
import {listen, serveSite} from './site/server';
import {printTable} from './table';
import {bytesOf, PARTS, startVisits, VISIT_BUDGETS} from './weight/visit';

const VIEWPORT = {width: 1280, height: 900};
const LOCALES = {en: '/', ja: '/ja/'} as const;
/** What is there for screen readers alone. */
const HIDDEN = '.visually-hidden';

export const command = define(
  'Measures the built pages in Chromium: layout at a width of 1280 pixels, and bytes downloaded by a first visit on a phone, by kind of file, including the service worker and prefetched files, over HTTP/2 and in total over HTTP/1.1.',
  'measure',
).action(async () => {
  requireBuild();
  ensureChromium();
  const browser = await chromium.launch(launchOptions());
  try {
    await measureLayout(browser);
    console.log('');
    await measureFirstVisits(browser);
  } finally {
    await browser.close();
  }
});

/** What is measured on a page; the target is a maximum in the same unit, or `fits`. */
type Figure = {
  readonly name: string;
  readonly path: string;
  readonly target: string;
  readonly read: (page: Page) => Promise<number | string>;
};

/** Distance of an element from the top of the page, in CSS pixels. */
const topOf =
  (selector: string) =>
  (page: Page): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));

/** Height of an element, in CSS pixels. */
const heightOf =
  (selector: string) =>
  (page: Page): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().height));

const pageHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

/** Width of a table and of the box in which it scrolls, in CSS pixels, such as `900 in 800`. */
const tableWidth = (page: Page): Promise<string> =>
  page
    .locator('main table')
    .first()
    .evaluate((table) => {
      const box = table.closest('[tabindex="0"]') ?? table.parentElement!;
      return `${Math.max(table.scrollWidth, table.clientWidth)} in ${box.clientWidth}`;
    });

/** Number of matches in the visible text of the main element; `word` needs the flag `g`. */
const seen =
  (word: RegExp) =>
  async (page: Page): Promise<number> => {
    const texts = await page.locator('main').evaluate((main, hidden) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement!;
        if (parent.checkVisibility({visibilityProperty: true}) && !parent.closest(hidden)) {
          found.push(walker.currentNode.textContent!);
        }
      }
      return found;
    }, HIDDEN);
    return texts.join('\n').match(word)?.length ?? 0;
  };

/** How often the key Tab stops in the main part of a page; it takes radio buttons group by group. */
const tabStops = (page: Page): Promise<number> =>
  page.locator('main').evaluate((main) => {
    const stops = [
      ...main.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({visibilityProperty: true}),
    );
    return new Set(
      stops.map((stop) =>
        stop.matches('[type="radio"][name]') ? stop.getAttribute('name') : stop,
      ),
    ).size;
  });

/**
 * Counts facts whose text is fully visible in the list of sources and printed elsewhere as well.
 * @returns such as `2 of 12`
 */
const factsPrintedTwice = (page: Page): Promise<string> =>
  // No named functions in here: tsx would add calls of a helper that does not exist in the page.
  page.evaluate(
    (noise) => {
      const facts = [...document.querySelectorAll('li[id^="source-"]')];
      const others = [...document.querySelectorAll('main p, main li:not([id^="source-"])')]
        .map(({textContent}) => textContent.replaceAll(new RegExp(noise, 'g'), ''))
        .join('\n');
      const twice = facts.filter((fact) => {
        const [shown] = fact.querySelectorAll<HTMLElement>('p, span');
        const text = shown?.textContent.replaceAll(new RegExp(noise, 'g'), '') ?? '';
        return (
          shown !== undefined && shown.scrollWidth <= shown.clientWidth && others.includes(text)
        );
      });
      return `${twice.length} of ${facts.length}`;
    },
    String.raw`[\s\u2060.。]`,
  );

/** Number and list of the font sizes of visible text, in CSS pixels, such as `2 (14, 16)`. */
const fontSizes = (page: Page): Promise<string> =>
  page.evaluate((hidden) => {
    const sizes = new Set<number>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!;
      if (
        walker.currentNode.textContent!.trim() !== '' &&
        parent.checkVisibility() &&
        !parent.closest(hidden)
      ) {
        sizes.add(parseFloat(getComputedStyle(parent).fontSize));
      }
    }
    return `${sizes.size} (${[...sizes].sort((a, b) => a - b).join(', ')})`;
  }, HIDDEN);

const SERVICE = 'services/cloudflare-r2/';
const FIGURES: readonly Figure[] = [
  {name: 'height of a service page', path: SERVICE, target: '5400', read: pageHeight},
  {
    name: 'top of its first sentence',
    path: SERVICE,
    target: '700',
    read: topOf('article .markdown p'),
  },
  {
    name: 'top of "Good for"',
    path: SERVICE,
    target: '330',
    read: topOf('#good-for'),
  },
  {
    name: 'height of its facts',
    path: SERVICE,
    target: '580',
    read: heightOf('ol:has(> li[id^="source-"]), ul:has(> li[id^="source-"])'),
  },
  {name: 'facts printed twice', path: SERVICE, target: '0', read: factsPrintedTwice},
  {name: 'font sizes on it', path: SERVICE, target: '7', read: fontSizes},
  {name: 'width of the table of /compare', path: 'compare/', target: 'fits', read: tableWidth},
  {name: 'tab stops of /compare', path: 'compare/', target: '100', read: tabStops},
  {name: '"Source" on /compare', path: 'compare/', target: '1', read: seen(/Source|出典/g)},
  {name: '"Unknown" on /compare', path: 'compare/', target: '1', read: seen(/Unknown|不明/g)},
  {
    name: 'width of the table of a tag',
    path: 'services/tags/object-storage/',
    target: 'fits',
    read: tableWidth,
  },
  {
    name: 'height of the page of a tag',
    path: 'services/tags/object-storage/',
    target: '1500',
    read: pageHeight,
  },
  {name: 'height of /services', path: 'services/', target: '2900', read: pageHeight},
  {name: 'height of the list of tags', path: 'services/tags/', target: '1100', read: pageHeight},
];

/** Pages whose titles should share a left edge. The documentation is indented by its sidebar. */
const TITLES = [
  '',
  'services/',
  SERVICE,
  'services/tags/',
  'companies/company/',
  'compare/',
  'changes/',
];

async function measureLayout(browser: Browser): Promise<void> {
  const server = serveSite(BUILD);
  const origin = await listen(server);
  const context = await browser.newContext({viewport: VIEWPORT, serviceWorkers: 'block'});
  const page = await context.newPage();
  const open = (base: string, path: string) =>
    page.goto(`${origin}${base}${path}`, {waitUntil: 'networkidle'});
  const rows = FIGURES.map(({name, target}) => [name, target]);
  for (const base of Object.values(LOCALES)) {
    for (const [index, {path, read}] of FIGURES.entries()) {
      await open(base, path);
      rows[index]!.push(String(await read(page)));
    }
  }
  const edges = ['left edges of titles', '24'];
  for (const base of Object.values(LOCALES)) {
    const found = new Set<number>();
    for (const path of TITLES) {
      await open(base, path);
      const left = await page
        .locator('main h1')
        .first()
        .evaluate((title) => {
          // The title of an entry is next to its tile, so its header has the edge.
          const box = title.closest('header') ?? title;
          return Math.round(box.getBoundingClientRect().left);
        });
      found.add(left);
    }
    edges.push([...found].join(', '));
  }
  printTable(['at 1280 pixels', 'target', ...Object.keys(LOCALES)], [...rows, edges]);
  await context.close();
  server.close();
}

const VISITED = {
  home: '',
  list: 'services/',
  service: 'services/amazon-s3/',
  compare: 'compare/',
  tag: 'services/tags/object-storage/',
  company: 'companies/cloudflare/',
  doc: 'docs/',
  search: 'search/',
  changes: 'changes/',
};

async function measureFirstVisits(browser: Browser): Promise<void> {
  const inKB = (bytes: number): string => (bytes / 1000).toFixed(1);
  const visits = await startVisits();
  const rows: string[][] = [];
  try {
    for (const [name, path] of Object.entries(VISITED)) {
      for (const [locale, base] of Object.entries(LOCALES)) {
        const visit = await visits.visit(browser, base + path);
        const parts = PARTS.map((part) => visit.parts[part]);
        rows.push([`${name} (${locale})`, ...[bytesOf(visit), ...parts, visit.http1].map(inKB)]);
      }
    }
  } finally {
    await visits.stop();
  }
  const budgets = (['limit', 'goal'] as const).map((level) => [
    level,
    inKB(VISIT_BUDGETS.all[level]),
    ...PARTS.map((part) => (part === 'worker' ? inKB(VISIT_BUDGETS.worker[level]) : '')),
    inKB(VISIT_BUDGETS.http1[level]),
  ]);
  printTable(['KB of a first visit', 'all', ...PARTS, 'HTTP/1.1'], [...rows, ...budgets]);
}
