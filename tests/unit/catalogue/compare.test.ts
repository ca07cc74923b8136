import {describe, expect, it} from 'vitest';
import {buildComparedService} from '@site/src/catalogue';
import {
  buildDecisionRecord,
  type ComparedService,
  EMPTY_SELECTION,
  type Facet,
  FACETS,
  filterServices,
  listOptions,
  parseSelection,
  type Selection,
  serializeSelection,
  sideBySide,
  type Sort,
  SORTS,
  sortServices,
  toCsv,
  toggleOption,
  togglePick,
  toMarkdown,
} from '@site/src/catalogue/compare';
import {comparisonPath} from '@site/src/catalogue/picks';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {
  catalogue,
  claim,
  type Draft,
  license,
  lifecycle,
  parseService,
  SOURCE,
  tags,
} from './factories';

const TAGS = tags('storage', 'web', 'ai');

const compared = (slug: string, overrides: Draft = {}, locale: Locale = 'en'): ComparedService =>
  buildComparedService(
    parseService({slug, ...overrides}),
    catalogue(),
    TAGS as Parameters<typeof buildComparedService>[2],
    locale,
  );

const SUNSET = lifecycle({
  state: 'sunset',
  since: '2026-01',
  ends: '2027-03-22',
  note: {en: 'It ends.', ja: '終了します。'},
});

const SERVICES = [
  compared('alpha', {tags: ['storage'], firstReleased: claim('2006-03-14')}),
  compared('beta', {
    tags: ['storage', 'web'],
    company: null,
    vendor: {en: 'Beta Ltd', ja: 'ベータ'},
    aliases: ['ベータ版'],
    freeTier: 'unknown',
    license: license({value: 'MIT', class: 'open-source'}),
    firstReleased: claim('2020'),
  }),
  compared('gamma', {
    tags: ['ai'],
    freeTier: claim('no'),
    lifecycle: SUNSET,
    firstReleased: 'unknown',
  }),
  compared('delta', {tags: ['web'], freeTier: claim('yes'), firstReleased: claim('2020-05')}),
  compared('epsilon', {tags: ['web', 'ai'], freeTier: claim('yes'), firstReleased: 'unknown'}),
];

const slugs = (services: readonly ComparedService[]): string[] => services.map(({slug}) => slug);
const select = (overrides: Partial<Selection> = {}): Selection => ({
  ...EMPTY_SELECTION,
  ...overrides,
});
const optionsOf = (facet: Facet, selection = select(), locale: Locale = 'en') =>
  Object.fromEntries(
    listOptions(facet, SERVICES, selection, locale).map(({value, count}) => [value, count]),
  );

/** Numbers from 0 to 1 that are the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Anything that a reader can choose. */
function anySelection(random: () => number): Selection {
  const some = (values: readonly string[], rate: number) => values.filter(() => random() < rate);
  const one = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)]!;
  let selection = select({
    sort: one(Object.keys(SORTS) as Sort[]),
    query: some([...'a b,&=%+#日本🗾"<é'], 0.4).join(''),
  });
  for (const facet of Object.keys(FACETS) as Facet[]) {
    for (const value of some(Object.keys(optionsOf(facet)), 0.3).reverse()) {
      selection = toggleOption(selection, facet, value);
    }
  }
  for (const slug of some(slugs(SERVICES), 0.5).reverse()) {
    selection = togglePick(selection, slug);
  }
  return {...selection, isSideBySide: selection.pick.length >= 2 && random() < 0.5};
}

describe('filterServices', () => {
  it('keeps all without a choice', () => {
    expect(filterServices(SERVICES, select())).toEqual(SERVICES);
  });

  it('takes any option of one facet', () => {
    const selection = select({facets: {tag: ['storage', 'ai']}});
    expect(slugs(filterServices(SERVICES, selection))).toEqual([
      'alpha',
      'beta',
      'gamma',
      'epsilon',
    ]);
  });

  it('asks for each of several facets', () => {
    const selection = select({facets: {tag: ['web'], free: ['yes']}});
    expect(slugs(filterServices(SERVICES, selection))).toEqual(['delta', 'epsilon']);
  });

  it('does not take unknown for no', () => {
    expect(slugs(filterServices(SERVICES, select({facets: {free: ['no']}})))).toEqual(['gamma']);
    expect(slugs(filterServices(SERVICES, select({facets: {free: ['unknown']}})))).toEqual([
      'beta',
    ]);
  });

  it.each([
    ['service BETA', ['beta']],
    ['ﾍﾞｰﾀ', ['beta']],
    ['mit', ['beta']],
    ['acme ai', ['gamma', 'epsilon']],
    ['  ', ['alpha', 'beta', 'gamma', 'delta', 'epsilon']],
    ['nothing', []],
  ])('finds the words of "%s"', (query, expected) => {
    expect(slugs(filterServices(SERVICES, select({query})))).toEqual(expected);
  });
});

describe('listOptions', () => {
  it('counts and leaves out what has no result', () => {
    expect(optionsOf('free')).toEqual({yes: 2, partial: 1, no: 1, unknown: 1});
    expect(optionsOf('company')).toEqual({acme: 4, '-': 1});
  });

  it('counts within the other facets, not within its own', () => {
    const selection = select({facets: {tag: ['web'], free: ['yes']}});
    expect(optionsOf('free', selection)).toEqual({yes: 2, unknown: 1});
    expect(optionsOf('tag', selection)).toEqual({web: 2, ai: 1});
  });

  it('keeps a chosen option without a result, so that it can be undone', () => {
    const selection = select({facets: {free: ['no']}, query: 'alpha'});
    expect(optionsOf('free', selection)).toEqual({partial: 1, no: 0});
  });

  it('says what choosing an option would give', () => {
    const random = randomNumbers(7);
    for (let round = 0; round < 100; round += 1) {
      const selection = anySelection(random);
      for (const facet of Object.keys(FACETS) as Facet[]) {
        for (const {value, count} of listOptions(facet, SERVICES, selection, 'en')) {
          const alone = select({...selection, facets: {...selection.facets, [facet]: [value]}});
          expect(filterServices(SERVICES, alone)).toHaveLength(count);
        }
      }
    }
  });

  it('labels options in the language of the page', () => {
    const labels = (locale: Locale) =>
      listOptions('free', SERVICES, select(), locale).map(({label}) => label);
    expect(labels('ja')).toEqual(['あり', '条件付き', 'なし', '不明']);
    expect(listOptions('tag', SERVICES, select(), 'en').map(({label}) => label)).toEqual([
      'AI',
      'STORAGE',
      'WEB',
    ]);
  });
});

describe('sortServices', () => {
  it.each([
    ['name', ['alpha', 'beta', 'delta', 'epsilon', 'gamma']],
    ['vendor', ['alpha', 'delta', 'epsilon', 'gamma', 'beta']],
    ['newest', ['delta', 'beta', 'alpha', 'epsilon', 'gamma']],
    ['oldest', ['alpha', 'beta', 'delta', 'epsilon', 'gamma']],
    ['lifecycle', ['gamma', 'alpha', 'beta', 'delta', 'epsilon']],
  ] as const)('by %s, the unknown last', (sort, expected) => {
    expect(slugs(sortServices(SERVICES, sort, 'en'))).toEqual(expected);
    expect(slugs(sortServices([...SERVICES].reverse(), sort, 'en'))).toEqual(expected);
  });
});

describe('the query of the address', () => {
  it('is empty for the default', () => {
    expect(serializeSelection(EMPTY_SELECTION)).toBe('');
    expect(parseSelection('', SERVICES)).toEqual(EMPTY_SELECTION);
  });

  it('is readable and in a stable order', () => {
    const selection = select({
      query: 'a b',
      sort: 'newest',
      facets: {free: ['yes', 'no'], tag: ['web', 'storage']},
      pick: ['beta', 'alpha'],
    });
    expect(serializeSelection(selection)).toBe(
      '?pick=beta,alpha&view=list&tag=storage,web&free=no,yes&sort=newest&q=a+b',
    );
  });

  it('gives back every selection', () => {
    const random = randomNumbers(1);
    for (let round = 0; round < 1000; round += 1) {
      const selection = anySelection(random);
      const search = serializeSelection(selection);
      expect(parseSelection(search, SERVICES)).toEqual(selection);
      expect(serializeSelection(parseSelection(search, SERVICES))).toBe(search);
    }
  });

  it('takes two services or more side by side, unless it says otherwise', () => {
    expect(parseSelection('?pick=alpha', SERVICES).isSideBySide).toBe(false);
    expect(parseSelection('?pick=alpha,beta', SERVICES).isSideBySide).toBe(true);
    expect(parseSelection('?pick=alpha,beta&view=list', SERVICES).isSideBySide).toBe(false);
  });

  it('is what links to a comparison have', () => {
    const {pick, isSideBySide} = parseSelection(
      comparisonPath(slugs(SERVICES)).slice('/compare'.length),
      SERVICES,
    );
    expect({pick, isSideBySide}).toEqual({
      pick: ['alpha', 'beta', 'gamma', 'delta'],
      isSideBySide: true,
    });
  });

  it.each([
    '?pick=nope,__proto__,constructor,../../etc&tag=<script>&free=maybe&sort=evil&view=x',
    '?__proto__=x&constructor=y&toString=1&hasOwnProperty=1',
    '?free=toString,constructor,__proto__&license=hasOwnProperty&sort=__proto__',
    '?%E0%A4%A&%%%&&&===',
    `?tag=${'x,'.repeat(100_000)}`,
    '?pick=&tag=&sort=&q=',
  ])('drops what it does not know: %.60s', (search) => {
    expect(parseSelection(search, SERVICES)).toEqual(EMPTY_SELECTION);
  });

  it('takes what is right beside what is wrong, each once', () => {
    expect(
      parseSelection(
        '?pick=alpha,nope,alpha&pick=beta,gamma,delta,epsilon&tag=web,web,nope&q=x',
        SERVICES,
      ),
    ).toEqual(
      select({
        pick: ['alpha', 'beta', 'gamma', 'delta'],
        isSideBySide: true,
        facets: {tag: ['web']},
        query: 'x',
      }),
    );
  });

  it('never gives more than can be shown, whatever comes', () => {
    const random = randomNumbers(3);
    const pieces = ['pick=', 'tag=', 'q=', 'alpha', 'web', ',', '&', '%', '%F0', '🗾', '=', '\0'];
    for (let round = 0; round < 1000; round += 1) {
      const search = Array.from(
        {length: 30},
        () => pieces[Math.floor(random() * pieces.length)],
      ).join('');
      const selection = parseSelection(search, SERVICES);
      expect(selection.pick.length).toBeLessThanOrEqual(4);
      expect(parseSelection(serializeSelection(selection), SERVICES)).toEqual(selection);
    }
    expect([...parseSelection(`?q=${'🗾'.repeat(600)}`, SERVICES).query]).toHaveLength(200);
  });
});

describe('choosing', () => {
  it('undoes an option that is chosen, and leaves no empty facet', () => {
    const chosen = toggleOption(EMPTY_SELECTION, 'free', 'yes');
    expect(chosen.facets).toEqual({free: ['yes']});
    expect(toggleOption(chosen, 'free', 'yes')).toEqual(EMPTY_SELECTION);
  });

  it('takes no fifth service', () => {
    const full = select({pick: ['alpha', 'beta', 'gamma', 'delta']});
    expect(togglePick(full, 'epsilon').pick).toEqual(full.pick);
    expect(togglePick(full, 'beta').pick).toEqual(['alpha', 'gamma', 'delta']);
  });
});

describe('sideBySide', () => {
  const rows = sideBySide([SERVICES[1]!, SERVICES[2]!], 'en');

  it('puts what differs first', () => {
    const differs = rows.map((row) => row.differs);
    expect(differs.indexOf(false)).toBe(differs.filter(Boolean).length);
    expect(rows.filter((row) => row.differs).map(({field}) => field)).toEqual([
      'lifecycle',
      'license',
      'freeTier',
      'firstReleased',
    ]);
  });

  it('tells unknown from no, and takes two unknowns for the same', () => {
    const free = rows.find(({field}) => field === 'freeTier');
    expect(free?.cells.map(({value}) => value)).toEqual(['Unknown', 'No']);
    expect(rows.find(({field}) => field === 'japan.billingInYen')).toMatchObject({differs: false});
  });

  it('compares the conditions of "with conditions"', () => {
    const other = compared('other', {
      freeTier: claim('partial', {note: {en: 'For a month', ja: '1か月'}}),
    });
    const same = compared('same');
    const differs = (services: ComparedService[]) =>
      sideBySide(services, 'en').find(({field}) => field === 'freeTier')?.differs;
    expect(differs([SERVICES[0]!, other])).toBe(true);
    expect(differs([SERVICES[0]!, same])).toBe(false);
  });

  it('has source and date in each cell that is known', () => {
    for (const {cells} of rows) {
      for (const {value, source, checked} of cells) {
        expect({source, checked}).toEqual(
          value === 'Unknown' || value === 'Not applicable'
            ? {source: null, checked: null}
            : {source: SOURCE.source, checked: SOURCE.checked},
        );
      }
    }
  });

  it('has nothing to say about no services', () => {
    expect(sideBySide([], 'en')).toEqual([]);
  });
});

describe('toMarkdown', () => {
  it('is a table with a source in each cell', () => {
    expect(toMarkdown([SERVICES[1]!, SERVICES[2]!], 'en').split('\n').slice(0, 5).join('\n'))
      .toMatchInlineSnapshot(`
      "| Field | Service beta | Service gamma |
      | --- | --- | --- |
      | Lifecycle | Active ([example.com](https://example.com/docs), Read in the vendor’s own material, checked November 2026) | Ended or ending: Since January 2026. Ends on March 22, 2027. It ends. ([example.com](https://example.com/docs), Read in the vendor’s own material, checked November 2026) |
      | Licence | MIT (Open source) ([example.com](https://example.com/docs), Read in the vendor’s own material, checked November 2026) | Proprietary ([example.com](https://example.com/docs), Read in the vendor’s own material, checked November 2026) |
      | Free tier | Unknown | No ([example.com](https://example.com/docs), Read in the vendor’s own material, checked November 2026) |"
    `);
  });

  it('speaks Japanese', () => {
    const services = [compared('alpha', {}, 'ja'), compared('gamma', {lifecycle: SUNSET}, 'ja')];
    expect(toMarkdown(services, 'ja').split('\n').slice(0, 3).join('\n')).toMatchInlineSnapshot(`
      "| 項目 | サービスalpha | サービスgamma |
      | --- | --- | --- |
      | 提供状況 | 提供中（[example.com](https://example.com/docs)、提供元の資料で確認、2026年11月確認） | 終了・終了予定：2026年1月からこの状態です。2027年3月22日に終了します。終了します。（[example.com](https://example.com/docs)、提供元の資料で確認、2026年11月確認） |"
    `);
  });

  it('keeps its columns whatever the texts hold', () => {
    const odd = compared('odd', {
      name: {en: 'A | B\n*c* [d](e) <f>', ja: 'x'},
      api: claim('yes', {
        note: {en: 'a|b `c|d`\nnext &lt;', ja: 'x'},
        source: 'https://example.com/a(b)|c',
      }),
    });
    const lines = toMarkdown([odd, SERVICES[0]!], 'en').trimEnd().split('\n');
    expect(new Set(lines.map((line) => line.split(/(?<!\\)\|/).length))).toEqual(new Set([5]));
    expect(lines[0]).toBe('| Field | A \\| B \\*c\\* \\[d\\](e) \\<f\\> | Service alpha |');
    expect(lines.join('\n')).toContain('https://example.com/a%28b%29%7Cc');
  });
});

describe('toCsv', () => {
  it('has a line for each value', () => {
    const text = toCsv([SERVICES[0]!, SERVICES[1]!], 'en');
    expect(text.split('\r\n').slice(0, 4).join('\n')).toMatchInlineSnapshot(`
      "Field,Service,Value,Note,Source,Basis,Checked
      Licence,Service alpha,Proprietary,,https://example.com/docs,Read in the vendor’s own material,2026-11
      Licence,Service beta,MIT (Open source),,https://example.com/docs,Read in the vendor’s own material,2026-11
      Free tier,Service alpha,With conditions,For a year,https://example.com/docs,Read in the vendor’s own material,2026-11"
    `);
    expect(text.split('\r\n')).toHaveLength(1 + 12 * 2 + 1);
  });

  it('quotes as RFC 4180 says, and disarms formulas', () => {
    const odd = compared('odd', {
      name: {en: '=HYPERLINK("x")', ja: 'x'},
      api: claim('yes', {note: {en: 'a, "b"\nc', ja: 'x'}}),
    });
    const text = toCsv([odd, SERVICES[0]!], 'en');
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).toContain('"a, ""b""\nc"');
  });
});

describe('buildDecisionRecord', () => {
  const address = 'https://example.org/compare?pick=beta,gamma';
  const record = (locale: Locale) =>
    buildDecisionRecord(
      [
        compared(
          'beta',
          {freeTier: 'unknown', api: claim('yes', {source: 'https://b.example/'})},
          locale,
        ),
        compared(
          'gamma',
          {
            lifecycle: SUNSET,
            selfHosting: claim('no', {basis: 'general-knowledge', checked: null}),
            pricingModel: claim('usage', {checked: '2026-01'}),
          },
          locale,
        ),
      ],
      locale,
      '2026-11-20',
      address,
    );

  it('holds together', () => {
    expect(record('en')).toMatchInlineSnapshot(`
      "# Choose between Service beta and Service gamma

      - **Status**: Proposed
      - **Date**: 2026-11-20
      - **Deciders**: (to be filled in)
      - **Comparison**: <https://example.org/compare?pick=beta,gamma>

      ## Context

      (What is needed, by when, and under which constraints? To be filled in.)

      The options were compared by the facts that DevShelf showed on November 20, 2026. Each fact has its source; “Unknown” means that no answer was found, not that the answer is no.

      ## Options considered

      ### Service beta

      - **Vendor**: Acme
      - **Kind**: Cloud service
      - **Lifecycle**: Active ([example.com](https://example.com/docs), Read in the vendor’s own material, checked November 2026)
      - **Licence**: Proprietary ([example.com](https://example.com/docs), Read in the vendor’s own material, checked November 2026)
      - **Pricing model**: Pay per use ([example.com](https://example.com/docs), Read in the vendor’s own material, checked November 2026)
      - **Free tier**: Unknown
      - **Self-hosting**: No ([example.com](https://example.com/docs), Read in the vendor’s own material, checked November 2026)
      - **API**: Yes ([b.example](https://b.example/), Read in the vendor’s own material, checked November 2026)
      - **First released**: March 14, 2006 ([example.com](https://example.com/docs), Read in the vendor’s own material, checked November 2026)
      - **Region in Japan**: Yes ([example.com](https://example.com/docs), Read in the vendor’s own material, checked November 2026)
      - **Billing in yen**: Unknown
      - **Japanese user interface**: Unknown
      - **Japanese documentation**: Unknown
      - **Japanese support**: Not applicable

      ### Service gamma

      - **Vendor**: Acme
      - **Kind**: Cloud service
      - **Lifecycle**: Ended or ending: Since January 2026. Ends on March 22, 2027. It ends. ([example.com](https://example.com/docs), Read in the vendor’s own material, checked November 2026)
      - **Licence**: Proprietary ([example.com](https://example.com/docs), Read in the vendor’s own material, checked November 2026)
      - **Pricing model**: Pay per use ([example.com](https://example.com/docs), Read in the vendor’s own material, checked January 2026)
      - **Free tier**: With conditions: For a year ([example.com](https://example.com/docs), Read in the vendor’s own material, checked November 2026)
      - **Self-hosting**: No ([example.com](https://example.com/docs), Not yet compared with its source)
      - **API**: Yes ([example.com](https://example.com/docs), Read in the vendor’s own material, checked November 2026)
      - **First released**: March 14, 2006 ([example.com](https://example.com/docs), Read in the vendor’s own material, checked November 2026)
      - **Region in Japan**: Yes ([example.com](https://example.com/docs), Read in the vendor’s own material, checked November 2026)
      - **Billing in yen**: Unknown
      - **Japanese user interface**: Unknown
      - **Japanese documentation**: Unknown
      - **Japanese support**: Not applicable

      ## Where they differ

      | Field | Service beta | Service gamma |
      | --- | --- | --- |
      | Lifecycle | Active | Ended or ending |
      | Free tier | Unknown | With conditions |

      ## What was unknown

      - **Service beta**: Free tier, Billing in yen, Japanese user interface, Japanese documentation
      - **Service gamma**: Billing in yen, Japanese user interface, Japanese documentation

      ### Not yet compared with its source

      - **Service gamma**: Self-hosting

      ### Checked too long ago to rely on

      - **Service gamma**: Pricing model

      ## Decision

      (Which option, and why? To be filled in.)

      ## Consequences

      - **What becomes easier**: (to be filled in)
      - **What becomes harder**: (to be filled in)
      - **When to look at this again**: (to be filled in)
      "
    `);
  });

  it('speaks Japanese', () => {
    const text = record('ja');
    expect(text.match(/^#+ .*/gm)).toMatchInlineSnapshot(`
      [
        "# サービスbeta、サービスgammaからの選定",
        "## 背景",
        "## 検討した選択肢",
        "### サービスbeta",
        "### サービスgamma",
        "## 異なる点",
        "## 不明だった点",
        "### 出典との照合が済んでいない項目",
        "### 確認から時間がたち、再確認が必要な項目",
        "## 決定",
        "## 影響",
      ]
    `);
    expect(text).toContain('DevShelfが2026年11月20日に');
  });

  it('says so when nothing was unknown', () => {
    const known = {
      japan: Object.fromEntries(
        ['region', 'billingInYen', 'userInterface', 'documentation', 'support'].map((question) => [
          question,
          claim('yes'),
        ]),
      ),
    };
    expect(
      buildDecisionRecord(
        [compared('alpha', known), compared('beta', known)],
        'en',
        '2026-11-20',
        address,
      ),
    ).toContain('Nothing was unknown.');
  });
});
