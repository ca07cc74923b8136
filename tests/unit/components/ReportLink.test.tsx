import {readFileSync} from 'node:fs';
import path from 'node:path';
import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {ReportLink, SuggestLink} from '@site/src/components/ReportLink';
import {renderIn} from '../docusaurus/renderIn';

type Form = {
  readonly body: readonly {
    readonly id: string;
    readonly attributes: {readonly options?: readonly string[]};
  }[];
};

const FORMS = path.resolve(import.meta.dirname, '../../../.github/ISSUE_TEMPLATE');

/** The URL of the link for a value, in this language. */
function addressOf(locale: string, source: string | null): URL {
  renderIn(
    locale,
    <ReportLink entry="amazon-s3" field="freeTier" label="Free tier" shown="Yes" source={source} />,
  );
  return new URL(screen.getByRole<HTMLAnchorElement>('link').href);
}

describe('ReportLink', () => {
  it('links to a form with the context filled in', () => {
    const {origin, pathname, searchParams} = addressOf('en', 'https://example.com/');
    expect(origin + pathname).toBe('https://github.com/example/catalogue/issues/new');
    expect(Object.fromEntries(searchParams)).toEqual({
      template: 'correct-fact.yml',
      title: 'amazon-s3: freeTier',
      entry: 'amazon-s3',
      field: 'freeTier',
      shown: 'Yes',
      source: 'https://example.com/',
      language: 'en',
    });
  });

  it.each(['en', 'ja'])('fills in fields that exist in the form, on a page in %s', (locale) => {
    const {searchParams} = addressOf(locale, null);
    const {template, title, ...fields} = Object.fromEntries(searchParams);
    expect(title).toBe('amazon-s3: freeTier');
    const {body} = parse(readFileSync(path.join(FORMS, template!), 'utf8')) as Form;
    for (const [id, value] of Object.entries(fields)) {
      const field = body.find((candidate) => candidate.id === id);
      expect(field, id).toBeDefined();
      expect(field?.attributes.options ?? [value], id).toContain(value);
    }
  });

  it('asks for the value if it is unknown', () => {
    addressOf('en', null);
    expect(screen.getByRole('link', {name: /^Tell us: Free tier$/})).toBeVisible();
  });
});

describe('SuggestLink', () => {
  it('links to the form for a service with the name filled in', () => {
    renderIn('en', <SuggestLink name="Keep & Co" />);
    const link = screen.getByRole<HTMLAnchorElement>('link', {name: 'Suggest a service'});
    const {searchParams} = new URL(link.href);
    expect(Object.fromEntries(searchParams)).toEqual({
      template: 'add-service.yml',
      title: 'Add: Keep & Co',
      name: 'Keep & Co',
    });
    const {body} = parse(readFileSync(path.join(FORMS, 'add-service.yml'), 'utf8')) as Form;
    expect(body.map(({id}) => id)).toContain('name');
  });
});
