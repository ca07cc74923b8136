import {describe, expect, it} from 'vitest';
import {costsOf} from '@site/src/catalogue/costs';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {buildDecisionRecord, type Subject, toCsv, toMarkdown} from '@site/src/compare/exports';
import {claim, type Draft, plan} from '../catalogue/factories';
import {nodesOf, wordsOf} from '../../site/markdown';
import {categoryOf, compared, comparedAsIs, resolvedClaim, SERVICES, SUNSET} from './services';

const of = (...services: Subject['services']): Subject => ({services, estimated: null});

describe('toMarkdown', () => {
  it('writes a table with a source in each cell', () => {
    expect(toMarkdown(of(SERVICES[1]!, SERVICES[2]!), 'en').split('\n').slice(0, 5).join('\n'))
      .toMatchInlineSnapshot(`
      "| Field | Service beta | Service gamma |
      | --- | --- | --- |
      | Lifecycle | Active ([example.com](https://example.com/docs), Confirmed in the vendor’s material, checked November 2026) | Ended or ending: Since January 2026. Ends on 22 March 2027. It ends. ([example.com](https://example.com/docs), Confirmed in the vendor’s material, checked November 2026) |
      | Free tier | Unknown | No ([example.com](https://example.com/docs), Confirmed in the vendor’s material, checked November 2026) |
      | Licence | MIT (Open source) ([example.com](https://example.com/docs), Confirmed in the vendor’s material, checked November 2026) | Proprietary ([example.com](https://example.com/docs), Confirmed in the vendor’s material, checked November 2026) |"
    `);
  });

  it('escapes texts so that the columns stay intact', () => {
    const odd = comparedAsIs({
      name: {en: 'A | B\n*c* [d](e) <f>', ja: 'x'},
      api: resolvedClaim('yes', {
        note: {en: 'a|b `c|d`\nnext &lt;', ja: 'x'},
        source: 'https://example.com/a(b)|c',
      }),
    });
    const lines = toMarkdown(of(odd, SERVICES[0]!), 'en').trimEnd().split('\n');
    expect(new Set(lines.map((line) => line.split(/(?<!\\)\|/).length))).toEqual(new Set([5]));
    expect(lines[0]).toBe('| Field | A \\| B \\*c\\* \\[d\\](e) \\<f\\> | Service alpha |');
    expect(lines.join('\n')).toContain('https://example.com/a%28b%29%7Cc');
    expect(lines.join('\n')).toContain(': a\\|b <code>c\\|d</code> next \\&lt;');
  });

  it('keeps code spans', () => {
    const service = comparedAsIs({
      api: resolvedClaim('yes', {note: {en: 'the `nodejs_*` flag_s', ja: 'x'}}),
    });
    expect(toMarkdown(of(service, SERVICES[0]!), 'en')).toContain(': the `nodejs_*` flag\\_s');
  });
});

describe('a text in a Markdown document', () => {
  const note =
    'ask @team or a.b@c.example, see #1 in o/n#2, https://d.example/x?y#z, http://[e], www.f.example; C# & co.';
  const odd = comparedAsIs({
    name: {en: note, ja: 'x'},
    api: resolvedClaim('no', {note: {en: note, ja: 'x'}}),
    freeTier: resolvedClaim('unknown', {source: null, basis: null, checked: null}),
  });
  const record = buildDecisionRecord(
    of(odd, SERVICES[0]!),
    'en',
    '2026-11-20',
    'https://own.example/',
  );

  it.each([
    ['table', toMarkdown(of(odd, SERVICES[0]!), 'en')],
    ['decision record', record],
  ])('is rendered by GitHub as plain text: %s', (_, markdown) => {
    const addresses = nodesOf(markdown, 'link').map(({url}) => url);
    expect(new Set(addresses)).toEqual(
      new Set([
        'https://example.com/docs',
        ...(markdown === record ? ['https://own.example/'] : []),
      ]),
    );
    // GitHub links mentions and issues after parsing the Markdown, even if they are escaped.
    const shown = wordsOf(markdown);
    expect(nodesOf(markdown, 'html')).toEqual([]);
    expect(shown.match(/@\w|#\d/g)).toBeNull();
    expect(shown.replaceAll('\u2060', '').split(note).length).toBeGreaterThan(2);
  });
});

describe('toCsv', () => {
  it('writes one line per value', () => {
    const text = toCsv(of(SERVICES[0]!, SERVICES[1]!), 'en');
    expect(text.split('\r\n').slice(0, 4).join('\n')).toMatchInlineSnapshot(`
      "Field,Service,Value,Note,Source,Via,Basis,Checked,As of
      Free tier,Service alpha,With conditions,For a year,https://example.com/docs,,Confirmed in the vendor’s material,2026-11,
      Free tier,Service beta,Unknown,,,,,,
      Licence,Service alpha,Proprietary,,https://example.com/docs,,Confirmed in the vendor’s material,2026-11,"
    `);
    expect(text.split('\r\n')).toHaveLength(1 + 12 * 2 + 1);
  });

  it('quotes values as in RFC 4180 and escapes formulas', () => {
    const odd = comparedAsIs({
      name: {en: '=HYPERLINK("x")', ja: 'x'},
      api: claim('yes', {note: {en: 'a, "b"\n`c`', ja: 'x'}}),
    });
    const text = toCsv(of(odd, SERVICES[0]!), 'en');
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).toContain('"a, ""b""\nc"');
  });

  it.each(['=1', '+1', '-1', '@a', '＝1', '＋1', '－1', '＠a'])(
    'escapes %j, which spreadsheets read as a formula',
    (name) => {
      const text = toCsv(of(compared('odd', {name: {en: name, ja: 'x'}}), SERVICES[0]!), 'en');
      expect(text).toContain(`'${name}`);
      expect(text).not.toMatch(/(^|[,\n]"?)\s*[=+\-@＝＋－＠]/m);
    },
  );
});

describe('buildDecisionRecord', () => {
  const address = 'https://example.org/compare?pick=beta,gamma';
  const record = (locale: Locale) =>
    buildDecisionRecord(
      of(
        compared('beta', {freeTier: 'unknown', api: claim('yes', {source: 'manual'})}, locale),
        compared(
          'gamma',
          {
            lifecycle: SUNSET,
            selfHosting: claim('no', {source: 'unread'}),
            pricingModel: claim('usage', {read: '2026-01'}),
          },
          locale,
        ),
      ),
      locale,
      '2026-11-20',
      address,
    );

  it('contains every value with its source', () => {
    const [, beta, gamma] = record('en').split(/^### Service .*$/m);
    expect(beta!.match(/^- .*$/gm)).toHaveLength(2 + 12);
    expect(beta).toContain('\n- **Free tier**: Unknown\n');
    expect(beta).toContain('\n- **API**: Yes ([docs.example.org](https://docs.example.org/), ');
    expect(gamma).toContain(
      '\n- **Lifecycle**: Ended or ending: Since January 2026. Ends on 22 March 2027. It ends. ([example.com](https://example.com/docs), Confirmed in the vendor’s material, checked November 2026)\n',
    );
    expect(gamma).toContain('([example.com](https://example.com/docs), Not yet verified)');
  });

  it('names the day and the comparison, the differences and the open questions', () => {
    const text = record('en');
    expect(text).toMatch(/^# Choose between Service beta and Service gamma\n/);
    expect(text).toContain('- **Date**: 2026-11-20\n');
    expect(text).toContain(`- **Comparison**: <${address}>\n`);
    const [, differences] = /^## Where they differ\n+([\s\S]*?)\n## Decision/m.exec(text)!;
    expect(differences).toMatchInlineSnapshot(`
      "| Field | Service beta | Service gamma |
      | --- | --- | --- |
      | Lifecycle | Active | Ended or ending |
      | Free tier | Unknown | With conditions |

      ## Unknown values

      - **Service beta**: Free tier, Billing in yen, Japanese user interface, Japanese documentation
      - **Service gamma**: Billing in yen, Japanese user interface, Japanese documentation

      ### Not yet verified

      - **Service gamma**: Self-hosting

      ### Recheck due

      - **Service gamma**: Pricing model
      "
    `);
  });

  it('uses Japanese on a Japanese page', () => {
    const text = record('ja');
    expect(text).toMatch(/^# サービスbeta、サービスgammaからの選定\n/);
    expect(text).toContain('DevShelfが2026年11月20日に');
    expect(text).toContain(
      '\n- **提供状況**：終了・終了予定：2026年1月からです。2027年3月22日に終了します。終了します。（[example.com](https://example.com/docs)、提供元の資料で確認、2026年11月確認）\n',
    );
  });

  it('says that nothing was unknown if so', () => {
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
        of(compared('alpha', known), compared('beta', known)),
        'en',
        '2026-11-20',
        address,
      ),
    ).toContain('No values were unknown.');
  });
});

describe('advice and estimates', () => {
  const drafts: readonly Draft[] = [
    {
      slug: 'alpha',
      plans: [plan({note: {en: 'Billed yearly | in advance', ja: '年払い'}})],
      goodFor: [
        {en: 'Big `*.iso` files', ja: '大きなファイル'},
        {en: 'Backups', ja: 'バックアップ'},
      ],
    },
    {slug: 'beta', plans: []},
  ];
  const subjectIn = (locale: Locale, rate?: number): Subject => {
    const {services, costs} = categoryOf(drafts, locale);
    const usage = {storedGb: 1000};
    const day = '2026-11-22';
    return {
      services,
      estimated: {
        ...{usage, day, costs: costsOf(costs, usage, day)},
        money: {currency: 'JPY', rates: costs.rates, typed: rate},
      },
    };
  };
  const partOf = (text: string, start: string, end = '\n## ') =>
    start + text.split(start)[1]!.split(end)[0]!.trimEnd();

  it('are in the Markdown, above and below the values', () => {
    const text = toMarkdown(subjectIn('en', 150), 'en');
    expect(text.split('\n').slice(2, 4)).toEqual([
      '| Choose it if | Big `*.iso` files<br>Backups | Big files |',
      '| Not if | The bill | The bill |',
    ]);
    expect(partOf(text, '**Estimated').split('\n')).toEqual([
      '**Estimated cost per month**',
      '',
      '- **Monthly usage**: 1,000 GB stored',
      '- **Your exchange rate (JPY per USD)**: 150',
      '',
      '| Service | Per month | Plan | Calculation | Source |',
      '| --- | --- | --- | --- | --- |',
      '| Service alpha | $20 ≈ ¥3,000 | Standard (Billed yearly \\| in advance) | Monthly price: $5<br>1,000 GB stored: 250 free, 750 at $0.02 = $15 | [example.com](https://example.com/docs), Confirmed in the vendor’s material, checked November 2026 |',
      '| Service beta | No price in this catalogue |  |  |  |',
      '',
      expect.stringMatching(/2026.*Not included: tax/) as string,
    ]);
  });

  it('are in the CSV, each sum with its source', () => {
    const lines = toCsv(subjectIn('en', 150), 'en').split('\r\n');
    expect(lines.slice(1, 4)).toEqual([
      'Choose it if,Service alpha,Big *.iso files,,,,,,',
      'Choose it if,Service alpha,Backups,,,,,,',
      'Choose it if,Service beta,Big files,,,,,,',
    ]);
    expect(lines.slice(-5)).toEqual([
      expect.stringMatching(
        /^Monthly usage,,"1,000 GB stored","The cheapest plan .*Not included: tax/,
      ) as string,
      'Your exchange rate (JPY per USD),,150,,,,,,',
      'Estimated cost per month,Service alpha,"$20 ≈ ¥3,000","Standard (Billed yearly | in advance)\nMonthly price: $5\n1,000 GB stored: 250 free, 750 at $0.02 = $15",https://example.com/docs,,Confirmed in the vendor’s material,2026-11,',
      'Estimated cost per month,Service beta,No price in this catalogue,,,,,,',
      '',
    ]);
  });

  it('are in the decision record', () => {
    const record = buildDecisionRecord(subjectIn('ja'), 'ja', '2026-11-22', 'https://own.example/');
    expect(record).toContain(
      '- **選ぶとよい場合**：\n  - 大きなファイル\n  - バックアップ\n- **向かない場合**：\n  - 請求額\n- **提供状況**',
    );
    const costs = partOf(record, '## 月額の見積もり');
    expect(costs).toContain(
      '- **1か月の使用量**：保存1,000 GB\n- **換算レート**：1ドル＝150円（2026年11月20日、銀行）で換算しています。（[example.com](https://example.com/rates)）\n',
    );
    expect(costs).toContain(
      '| サービスalpha | 20ドル ≈ 3,000円 | スタンダード（年払い） | 月額料金：5ドル<br>',
    );
    expect(costs).toContain('計算に入れていません。');
  });
});
