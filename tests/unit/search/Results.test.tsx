import {screen, within} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import type {Hit} from '@site/src/search/documents';
import {NoResults} from '@site/src/search/ui/NoResults';
import {Results} from '@site/src/search/ui/Results';
import {renderIn} from '../docusaurus/renderIn';

const hit = (overrides: Partial<Hit>): Hit => ({
  type: 'content',
  title: 'Cloudflare R2',
  section: '',
  url: '/services/cloudflare-r2',
  breadcrumb: [],
  snippet: [
    {text: 'the ', mark: false},
    {text: 'S3', mark: true},
    {text: ' endpoint', mark: false},
  ],
  ...overrides,
});

/** The top-level results. */
const results = () =>
  [...screen.getAllByRole('list')[0]!.children].map((item) => item as HTMLElement);

describe('Results', () => {
  it('groups the hits of a page below its name, with tile and kind', () => {
    const {container} = renderIn(
      'en',
      <Results
        hits={[
          hit({section: 'How you use it', url: '/services/cloudflare-r2#use'}),
          hit({url: '/docs/intro', title: 'Tutorial'}),
          hit({type: 'heading', section: 'S3', url: '/services/cloudflare-r2#s3'}),
          hit({}),
        ]}
      />,
    );
    const [r2, tutorial] = results();
    expect(results()).toHaveLength(2);
    const links = within(r2!).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Cloudflare R2', '/services/cloudflare-r2'],
      ['How you use it', '/services/cloudflare-r2#use'],
      ['the S3 endpoint', '/services/cloudflare-r2#s3'],
    ]);
    expect(within(r2!).getByText('Service')).toHaveClass('chip');
    expect(within(r2!).getAllByRole('listitem')[0]).toHaveTextContent(
      'How you use it: the S3 endpoint',
    );
    expect(r2!.querySelector('img')).toHaveAttribute(
      'src',
      '/img/tiles/services/cloudflare-r2.svg',
    );
    expect(within(tutorial!).getByText('Document')).toBeInTheDocument();
    expect(tutorial!.querySelector('img')).toBeNull();
    expect(container.querySelectorAll('mark')).toHaveLength(4);
  });

  it('marks matches in the name without repeating it', () => {
    const snippet = [{text: 'Cloudflare', mark: true}];
    renderIn(
      'ja',
      <Results hits={[hit({type: 'title', url: '/ja/services/cloudflare-r2', snippet})]} />,
    );
    const [only] = results();
    expect(only).toHaveTextContent(/^Cloudflareサービス$/);
    expect(within(only!).getByRole('link').querySelector('mark')).not.toBeNull();
  });
});

it('NoResults links frequent tags, and the form for a service with the name filled in', () => {
  renderIn('en', <NoResults query="Keep" tags={[{slug: 'ai', label: 'AI', count: 8}]} />);
  expect(screen.getByRole('link', {name: 'AI 8'})).toHaveAttribute('href', '/services/tags/ai');
  expect(screen.getByRole('link', {name: 'Suggest a service'})).toHaveAttribute(
    'href',
    expect.stringContaining('name=Keep'),
  );
});
