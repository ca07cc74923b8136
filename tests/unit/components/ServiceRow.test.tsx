import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import {screen, within} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {describe, expect, it} from 'vitest';
import type {ServiceBadges} from '@site/src/catalogue';
import {ServiceRows} from '@site/src/components/ServiceRow';
import {renderIn} from '../docusaurus/renderIn';

const ACTIVE = {state: 'active', since: null, ends: null} as const;

function draw(
  badges: Partial<ServiceBadges> = {},
  {
    locale = 'en',
    tags = ['Storage', 'API'],
    ...row
  }: {readonly locale?: string; readonly tags?: readonly string[]} & Omit<
    ComponentProps<typeof ServiceRows>,
    'items'
  > = {},
) {
  const metadata = {
    title: 'Alpha',
    permalink: '/services/alpha',
    description: 'It keeps files.',
    tags: tags.map((label) => ({label, permalink: `/services/tags/${label.toLowerCase()}`})),
    frontMatter: {
      badges: {
        vendor: 'Acme',
        lifecycle: ACTIVE,
        pricingModel: 'freemium',
        freeTier: 'partial',
        license: 'proprietary',
        icon: '/img/tiles/services/alpha.svg',
        ...badges,
      } satisfies ServiceBadges,
    },
  };
  return renderIn(
    locale,
    <ServiceRows items={[{content: {metadata} as unknown as PropBlogPostContent}]} {...row} />,
  );
}

/** The values, by their labels. */
const values = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term, index) => [
        term.textContent,
        screen.getAllByRole('definition')[index]!.textContent,
      ]),
  );

describe('ServiceRow', () => {
  it('links its title to the article', () => {
    draw();
    const heading = screen.getByRole('heading', {level: 2, name: 'Alpha'});
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/services/alpha');
  });

  it('has the heading level given by the page', () => {
    draw({}, {as: 'h3'});
    expect(screen.getByRole('heading', {level: 3, name: 'Alpha'})).toBeInTheDocument();
  });

  it('shows vendor, description and tags', () => {
    draw();
    expect(screen.getByRole('article')).toHaveTextContent('Acme');
    expect(screen.getByRole('paragraph')).toHaveTextContent('It keeps files.');
    expect(screen.getByText('Tags:')).toBeInTheDocument();
    const tags = within(screen.getByRole('list')).getAllByRole('link');
    expect(tags.map((tag) => [tag.textContent, tag.getAttribute('href')])).toEqual([
      ['Storage', '/services/tags/storage'],
      ['API', '/services/tags/api'],
    ]);
  });

  it('shows at most four tags', () => {
    draw({}, {tags: ['One', 'Two', 'Three', 'Four', 'Five']});
    expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
      'One',
      'Two',
      'Three',
      'Four',
    ]);
  });

  it('shows short texts for price, free tier and licence', () => {
    draw();
    expect(values()).toEqual({
      'Pricing model': 'Free + paid plans',
      'Free tier': 'Partly',
      Licence: 'Proprietary',
    });
  });

  it('shows an open licence by its identifier', () => {
    draw({license: 'AGPL-3.0-only'});
    expect(values()).toMatchObject({Licence: 'AGPL-3.0-only'});
  });

  it('shows unknown values', () => {
    draw({
      pricingModel: 'unknown',
      freeTier: 'unknown',
      license: 'unknown',
    });
    expect(Object.values(values())).toEqual(['Unknown', 'Unknown', 'Unknown']);
  });

  it('shows the state of a service unless it is active', () => {
    const {unmount} = draw();
    expect(screen.queryByText('Active')).not.toBeInTheDocument();
    unmount();
    draw({lifecycle: {state: 'sunset', since: '2026-02', ends: null}});
    expect(screen.getByText(/^Ended/)).toHaveTextContent('Ended Feb 2026');
  });

  it('uses Japanese on a Japanese page', () => {
    draw({lifecycle: {...ACTIVE, state: 'renamed'}}, {locale: 'ja'});
    expect(screen.getByText('名称変更')).toBeInTheDocument();
    expect(values()).toEqual({
      料金体系: '無料＋有料プラン',
      無料枠: '条件付き',
      ライセンス: 'プロプライエタリ',
    });
  });
});

describe('in the list of a tag', () => {
  const chips = () => screen.getAllByRole('listitem').map(({textContent}) => textContent);

  it('does not repeat the tag', () => {
    draw({}, {tag: '/services/tags/storage'});
    expect(chips()).toEqual(['API']);
    expect(values()).not.toEqual({});
  });

  it('leaves the values to the table below', () => {
    draw({}, {tag: '/services/tags/storage', isBrief: true});
    expect(chips()).toEqual(['API']);
    expect(screen.queryByRole('term')).toBeNull();
    expect(screen.getByRole('article')).toHaveTextContent('It keeps files.');
  });
});
