/** Renders the OpenSearch 1.1 description, with which browsers can search the site. */
import type {Locale} from '../catalogue/vocabulary';
import type {Site} from './addresses';

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

export function buildOpenSearch({title, tagline, homes}: Site, locale: Locale): string {
  const home = escape(homes[locale]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape(title)}</ShortName>
  <Description>${escape(tagline[locale])}</Description>
  <Language>${locale}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/png">${home}img/favicon-32.png</Image>
  <Url type="text/html" template="${home}search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
