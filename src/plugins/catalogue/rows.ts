import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {buildServiceBadges, type Catalogue} from '../../catalogue';
import type {Locale} from '../../locales';
import type {ServiceRow} from '../../components/ServiceRow';

/** Rows for a list of services, from their articles and records. */
export const buildRows = (
  posts: readonly BlogPost[],
  {services}: Pick<Catalogue, 'services'>,
  locale: Locale,
): ServiceRow[] =>
  posts.map(({metadata: {title, permalink, description, date, tags, frontMatter}}) => ({
    title,
    permalink,
    description,
    date: date.toISOString(),
    tags: tags.map((tag) => ({label: tag.label, permalink: tag.permalink})),
    badges: buildServiceBadges(
      services.find(({slug}) => slug === frontMatter.slug)!,
      locale,
    ),
  }));
