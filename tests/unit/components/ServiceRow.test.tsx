import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import {screen, within} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {describe, expect, it} from 'vitest';
import type {ServiceBadges} from '@site/src/catalogue';
import {ServiceCard} from '@site/src/components/ServiceCard';
import {renderIn} from '../docusaurus/renderIn';

type Content = ComponentProps<typeof BlogPostProvider>['content'];

function draw(
  badges: Partial<ServiceBadges> = {},
  {
    locale = 'en',
    as,
  }: {readonly locale?: string} & Pick<ComponentProps<typeof ServiceCard>, 'as'> = {},
) {
  const metadata = {
    title: 'Alpha',
    permalink: '/services/alpha',
    tags: [
      {label: 'Storage', permalink: '/services/tags/storage'},
      {label: 'API', permalink: '/services/tags/api'},
    ],
    frontMatter: {
      badges: {
        vendor: 'Acme',
        kind: 'cloud-service',
        lifecycle: 'active',
        licenseClass: 'proprietary',
        icon: '/img/tiles/services/alpha.svg',
        ...badges,
      },
    },
  };
  return renderIn(
    locale,
    <BlogPostProvider content={{metadata} as unknown as Content}>
      <ServiceCard as={as}>
        <p>It keeps files.</p>
      </ServiceCard>
    </BlogPostProvider>,
  );
}

/** The badges, which are the first list. */
const badgesOf = () =>
  within(screen.getAllByRole('list')[0]!)
    .getAllByRole('listitem')
    .map(({textContent}) => textContent);

describe('ServiceCard', () => {
  it('leads to the article by its title', () => {
    draw();
    const heading = screen.getByRole('heading', {level: 2, name: 'Alpha'});
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/services/alpha');
  });

  it('takes the level of its heading from the page', () => {
    draw({}, {as: 'h3'});
    expect(screen.getByRole('heading', {level: 3, name: 'Alpha'})).toBeInTheDocument();
  });

  it('shows vendor, kind and licence, the preview and the tags', () => {
    draw();
    expect(badgesOf()).toEqual(['Acme', 'Cloud service', 'Proprietary']);
    expect(screen.getByRole('article')).toHaveTextContent('It keeps files.');
    expect(
      within(screen.getByRole('list', {name: 'Tags'}))
        .getAllByRole('link')
        .map(({textContent}) => textContent),
    ).toEqual(['Storage', 'API']);
  });

  it('shows first that a service is not as it was', () => {
    draw({lifecycle: 'sunset'});
    expect(badgesOf()).toEqual(['Ended or ending', 'Acme', 'Cloud service', 'Proprietary']);
  });

  it('is silent about a licence that is unknown', () => {
    draw({licenseClass: 'unknown'});
    expect(badgesOf()).toEqual(['Acme', 'Cloud service']);
  });

  it('speaks Japanese on a Japanese page', () => {
    draw({lifecycle: 'renamed', licenseClass: 'open-source'}, {locale: 'ja'});
    expect(badgesOf()).toEqual(['名称変更', 'Acme', 'クラウドサービス', 'オープンソース']);
  });
});
