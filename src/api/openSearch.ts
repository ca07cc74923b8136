/** Renders the OpenSearch 1.1 description, with which browsers can search the site. */
import type {Locale} from '../catalogue/vocabulary';
import {escapeXml} from '../escapeXml';
import type {Site} from './addresses';

export function buildOpenSearch({title, tagline, homes}: Site, locale: Locale): string {
  const home = escapeXml(homes[locale]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(title)}</ShortName>
  <Description>${escapeXml(tagline[locale])}</Description>
  <Language>${locale}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/png">${home}img/favicon-32.png</Image>
  <Url type="text/html" template="${home}search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
