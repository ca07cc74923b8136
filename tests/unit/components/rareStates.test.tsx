/** States that the pages of this catalogue are not in, or are in only when something fails. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fireEvent, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import {buildCompanySummaries, localize} from '@site/src/catalogue';
import ChangesPage from '@site/src/changes/ui';
import CompanyDirectory from '@site/src/routes/CompanyDirectory';
import {CopyMenu} from '@site/src/components/CopyMenu';
import {Fact} from '@site/src/components/Cited';
import {Shelves} from '@site/src/routes/HomePage';
import {ColumnLabel} from '@site/src/components/Joined';
import {ReportLink, SuggestLink} from '@site/src/components/ReportLink';
import {catalogue, claim, fact, parseCompany, parseService} from '../catalogue/factories';
import {event} from '../changes/events';
import {createHistory, HistoryContext} from '../docusaurus/router';
import {renderIn} from '../docusaurus/site';

afterEach(() => {
  vi.unstubAllGlobals();
});

const textsOf = (role: string) => screen.queryAllByRole(role).map(({textContent}) => textContent);

describe('the directory of companies', () => {
  type Props = ComponentProps<typeof CompanyDirectory>;
  const content = Object.assign(() => null, {metadata: {}}) as unknown as Props['content'];
  const companies = [
    parseCompany({country: claim('US')}),
    parseCompany({slug: 'beta', country: 'unknown'}),
  ];

  it.each([
    ['country', ['All', 'United States 1', 'Unknown 1']],
    ['none', []],
  ] as const)('grouped by %s shows all companies at an unknown country', (groupBy, filters) => {
    const directory = {groupBy, sortBy: 'name'} as const;
    const summaries = buildCompanySummaries(catalogue({companies, directory}), 'en');
    renderIn(
      'en',
      <HistoryContext value={createHistory('?country=FR')}>
        <CompanyDirectory content={content} config={{...directory, companies: summaries}} />
      </HistoryContext>,
    );
    expect(textsOf('rowheader')).toEqual(['Company acme', 'Company beta']);
    expect(textsOf('button')).toEqual(filters);
  });
});

it.each([
  [8, undefined],
  [9, '/docs'],
])('a shelf of %s services shows eight, and a link to all if there are more', (count, href) => {
  const services = Array.from({length: count}, (_, index) => ({
    ...{slug: `s${index}`, name: `Service ${index}`, icon: '/img/s.svg'},
    lifecycle: {state: 'active', since: null, ends: null} as const,
  }));
  const shelf = {category: 'keeping', label: 'Keeping', page: '/docs', services};
  renderIn('en', <Shelves shelves={[shelf]} />);
  expect(screen.getAllByRole('link', {name: /^Service \d/})).toHaveLength(8);
  expect(screen.queryByRole('link', {name: /^All \d/})?.getAttribute('href')).toBe(href);
});

it('a change links the company that reports it, and its category has a feed of its own', () => {
  const company = {name: 'Acme', path: '/companies/acme#source-price'};
  const labels = {category: {storage: 'Storage'}, tag: {s3: 'S3', web: 'Web'}};
  renderIn(
    'en',
    <HistoryContext value={createHistory('?category=storage')}>
      <ChangesPage
        {...{
          title: 'Changes',
          description: '',
          earlier: [],
          labels,
          services: [],
          builtOn: '2025-01-01',
        }}
        events={[event({company})]}
      />
    </HistoryContext>,
  );
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/services/alpha#source-price');
  expect(hrefs).toContain(company.path);
  expect(hrefs).toContain('pathname:///changes/storage/changes.xml');
});

describe('copying a page as Markdown', () => {
  const click = (response: Response) => {
    const [writeText, assign] = [vi.fn(() => Promise.resolve()), vi.fn()];
    vi.stubGlobal('fetch', () => Promise.resolve(response));
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    vi.stubGlobal('location', {...window.location, assign});
    renderIn('en', <CopyMenu folder="services/alpha" />);
    fireEvent.click(screen.getByText('Page as Markdown'));
    return {writeText, assign};
  };

  it('is confirmed', async () => {
    const {writeText} = click(new Response('# Alpha\n'));
    await screen.findByText('Copied');
    expect(writeText).toHaveBeenCalledWith('# Alpha\n');
  });

  it('opens an error page instead of copying it', async () => {
    const {writeText, assign} = click(new Response('Not found', {status: 404}));
    await vi.waitFor(() => {
      expect(assign).toHaveBeenCalledWith('/services/alpha.md');
    });
    expect(writeText).not.toHaveBeenCalled();
    expect(textsOf('status')).toEqual(['']);
  });
});

it.each([
  ['It keeps 3 copies.', 'It keeps 3 copies1.'],
  ['リージョンは2つです。写しは3つです。', 'リージョンは2つです。写しは3つです1。'],
  ['It has 2 regions (see below)', 'It has 2 regions (see below)1'],
  ['Write `_headers`.\nVersion 1.5\nis out.', 'Write _headers.\nVersion 1.5\nis out1.'],
])('the mark of a source is at the end of "%s"', (text, shown) => {
  const {facts} = localize(parseService({facts: [fact()]}), 'en');
  const {container} = render(<Fact id="regions" facts={[{...facts[0]!, text}]} />);
  expect(container.textContent).toBe(shown);
});

it.each([
  ['国内リージョン', '国内<wbr>リージョン'],
  ['無料リクエスト／日', '無料<wbr>リクエスト／日'],
  ['日本語のドキュメント', '日本語のドキュメント'],
  ['Self-hosting', 'Self-hosting'],
])('the label %s may break as in %s', (label, html) => {
  expect(render(<ColumnLabel label={label} />).container.innerHTML).toBe(html);
});

describe('the links to the forms', () => {
  type Field = {readonly id: string; readonly attributes: {readonly options?: string[]}};
  const FORMS = path.resolve(import.meta.dirname, '../../../.github/ISSUE_TEMPLATE');

  const report = <ReportLink entry="amazon-s3" field="api" label="API" shown="Yes" source={null} />;

  it.each([
    {locale: 'en', link: report},
    {locale: 'ja', link: report},
    {locale: 'en', link: <SuggestLink name="Keep & Co" />},
  ])('fill in fields that exist in the form: %#, in $locale', ({locale, link}) => {
    renderIn(locale, link);
    const {searchParams} = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
    const {template, title, ...fields} = Object.fromEntries(searchParams);
    expect(title).toMatch(/^Add: Keep & Co$|^amazon-s3: api$/);
    const form = readFileSync(path.join(FORMS, template!), 'utf8');
    const {body} = parse(form) as {body: Field[]};
    expect(Object.keys(fields)).not.toEqual([]);
    for (const [id, value] of Object.entries(fields)) {
      const field = body.find((candidate) => candidate.id === id);
      expect(field, id).toBeDefined();
      expect(field?.attributes.options ?? [value], id).toContain(value);
    }
  });
});
