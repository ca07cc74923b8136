// Change: heading levels without a gap, and all content within the main landmark.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {PageData, servicesStep} from '@site/src/components/StructuredData';

export default function BlogArchivePage({archive: {blogPosts}}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  const description = translate({
    id: 'theme.blog.archive.description',
    message: 'All services, by the date on which they were added.',
    description: 'The page & hero description of the blog archive page',
  });
  const day = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  const years = [...new Set(blogPosts.map(yearOf))];
  return (
    <>
      <PageMetadata title={title} description={description} />
      <PageData
        title={title}
        description={description}
        above={[servicesStep()]}
        items={blogPosts.map(({metadata}) => ({name: metadata.title, path: metadata.permalink}))}
      />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">{title}</Heading>
          <p>{description}</p>
          {years.map((year) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul>
                {blogPosts
                  .filter((post) => yearOf(post) === year)
                  .map(({metadata: {date, permalink, title: name}}) => (
                    <li key={permalink}>
                      <Link to={permalink}>{name}</Link>{' '}
                      <time dateTime={date}>{day.format(new Date(date))}</time>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}

const yearOf = ({metadata}: Props['archive']['blogPosts'][number]): string =>
  metadata.date.slice(0, 4);
