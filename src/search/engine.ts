import MiniSearch, {type Query, type SearchResult} from 'minisearch';
import type {Context} from './contexts';
import type {Hit, HitType, PagesFile, SearchAnswer, TextsFile} from './documents';
import {normalize} from './normalize';
import {buildSnippet} from './snippet';
import {parseQuery, parseQueryByWords, type QueryPart, tokenize} from './tokenize';

/** What one document of the index stands for: a page, a heading, or the text of a section. */
type Place = {
  readonly kind: 'page' | 'heading' | 'text';
  readonly page: number;
  readonly section: number;
};

type IndexedDocument = {
  readonly id: number;
  readonly title?: string;
  readonly keywords?: string;
  readonly description?: string;
  readonly heading?: string;
  readonly content?: string;
  /** Title and keywords of the page, so that words of the page and of a section match together. */
  readonly page?: string;
};

const BOOST = {title: 12, keywords: 10, heading: 4, description: 3, content: 1, page: 0.6};

/** Hits of one page in one answer; more would hide the other pages. */
const HITS_PER_PAGE = 3;

/** Words shorter than this have to be spelled right. */
const FUZZY_FROM_LENGTH = 4;

export type SearchOptions = {
  /** Searches only this part of the site; all of it when `undefined`. */
  readonly context?: Context | undefined;
  readonly limit: number;
};

/**
 * The search over the pages of one language. It answers from titles, headings, descriptions
 * and keywords at once, and from the texts of the pages after {@link SearchEngine.addTexts}.
 */
export class SearchEngine {
  private readonly places: Place[] = [];
  private texts: TextsFile | undefined;
  private readonly index = new MiniSearch<IndexedDocument>({
    fields: Object.keys(BOOST),
    tokenize,
    processTerm: (term) => term,
  });

  constructor(private readonly pages: PagesFile) {
    const documents = pages.flatMap((page, pageNumber) => [
      this.document('page', pageNumber, 0, {
        title: page.title,
        keywords: page.keywords.join(' | '),
        description: page.description,
      }),
      ...page.sections.flatMap((section, sectionNumber) =>
        section.title === ''
          ? []
          : [
              this.document('heading', pageNumber, sectionNumber, {
                heading: section.title,
                page: this.nameOf(pageNumber),
              }),
            ],
      ),
    ]);
    this.index.addAll(documents);
  }

  /** Adds the texts in small steps, between which queries are answered. */
  async addTexts(texts: TextsFile): Promise<void> {
    const documents = texts.flatMap((sections, page) =>
      sections.flatMap((content, section) =>
        content === ''
          ? []
          : [this.document('text', page, section, {content, page: this.nameOf(page)})],
      ),
    );
    await this.index.addAllAsync(documents, {chunkSize: 50});
    this.texts = texts;
  }

  /** The best hits, best first. An empty query has none. */
  search(query: string, {context, limit}: SearchOptions): SearchAnswer {
    const hits = this.collect(parseQuery(query), query, context);
    const found = hits.length > 0 ? hits : this.collect(parseQueryByWords(query), query, context);
    return {hits: found.slice(0, limit), total: found.length, complete: this.texts !== undefined};
  }

  private document(
    kind: Place['kind'],
    page: number,
    section: number,
    fields: Omit<IndexedDocument, 'id'>,
  ): IndexedDocument {
    this.places.push({kind, page, section});
    return {id: this.places.length - 1, ...fields};
  }

  private nameOf(page: number): string {
    const {title, keywords} = this.pages[page]!;
    return [title, ...keywords].join(' | ');
  }

  private collect(parts: readonly QueryPart[], query: string, context: Context | undefined): Hit[] {
    if (parts.length === 0) {
      return [];
    }
    const results = this.index.search(
      {combineWith: 'AND', queries: parts.map(toQuery)},
      {
        tokenize: (term) => [term],
        processTerm: (term) => term,
        boost: BOOST,
        filter: ({id}) =>
          context === undefined || this.pages[this.places[id as number]!.page]!.context === context,
      },
    );
    const whole = normalize(query).trim();
    const seen = new Set<string>();
    const perPage = new Map<number, number>();
    return results
      .filter((result) => this.holdsRuns(result, parts))
      .map((result) => ({result, score: this.weigh(result, whole)}))
      .sort((a, b) => b.score - a.score)
      .flatMap(({result}): Hit[] => {
        const hit = this.toHit(result, parts);
        const {page} = this.places[result.id as number]!;
        const count = perPage.get(page) ?? 0;
        if (hit === undefined || seen.has(hit.url) || count >= HITS_PER_PAGE) {
          return [];
        }
        seen.add(hit.url);
        perPage.set(page, count + 1);
        return [hit];
      });
  }

  /** Pairs of characters may all be there without the run they come from; that is no match. */
  private holdsRuns(result: SearchResult, parts: readonly QueryPart[]): boolean {
    const runs = parts.filter(({kind}) => kind === 'japanese');
    if (runs.length === 0) {
      return true;
    }
    const place = this.places[result.id as number]!;
    const text = normalize(`${this.nameOf(place.page)} | ${this.textOf(place)}`);
    return runs.every((run) => text.includes(run.text));
  }

  /** What a document of the index was made from, as it is shown. */
  private textOf({kind, page, section}: Place): string {
    const entry = this.pages[page]!;
    if (kind === 'page') {
      return [entry.title, ...entry.keywords, entry.description].join(' | ');
    }
    return kind === 'heading'
      ? entry.sections[section]!.title
      : (this.texts?.[page]?.[section] ?? '');
  }

  private weigh(result: SearchResult, query: string): number {
    const {kind, page} = this.places[result.id as number]!;
    const {title, keywords, weight} = this.pages[page]!;
    if (kind !== 'page') {
      return result.score * weight;
    }
    const name = normalize(title);
    const exact =
      name === query
        ? 4
        : keywords.some((keyword) => normalize(keyword) === query)
          ? 3
          : name.startsWith(query)
            ? 1.5
            : 1;
    return result.score * weight * exact;
  }

  private toHit(result: SearchResult, parts: readonly QueryPart[]): Hit | undefined {
    const place = this.places[result.id as number]!;
    const page = this.pages[place.page]!;
    const section = page.sections[place.section];
    const fields = new Set(Object.values(result.match).flat());
    const type = hitType(place, fields);
    if (type === undefined) {
      return undefined;
    }
    const shown = {
      title: page.title,
      heading: section?.title ?? '',
      description: page.description,
      keywords: page.keywords.join(', '),
      content: this.textOf(place),
    }[type];
    return {
      type,
      title: page.title,
      section: place.kind === 'page' ? '' : (section?.title ?? ''),
      url: page.url + (place.kind === 'page' ? '' : (section?.hash ?? '')),
      breadcrumb: page.breadcrumb,
      snippet: buildSnippet(shown, parts, new Set(result.terms)),
    };
  }
}

/** The kind of a hit: its most telling field. A section in which only the page's name matches is none. */
function hitType({kind}: Place, fields: ReadonlySet<string>): HitType | undefined {
  const order: readonly HitType[] =
    kind === 'page'
      ? ['title', 'keywords', 'description']
      : kind === 'heading'
        ? ['heading']
        : ['content'];
  return order.find((field) => fields.has(field));
}

function toQuery({kind, text, required, helpful}: QueryPart): Query {
  if (kind === 'word') {
    return {
      combineWith: 'OR',
      queries: [...required],
      prefix: true,
      fuzzy: text.length >= FUZZY_FROM_LENGTH ? 0.2 : false,
      weights: {prefix: 0.6, fuzzy: 0.25},
    };
  }
  const isSingle = [...text].length === 1;
  const run: Query = {combineWith: 'AND', queries: [...required], prefix: isSingle, fuzzy: false};
  return helpful.length === 0
    ? run
    : {
        combineWith: 'OR',
        queries: [run, {combineWith: 'AND', queries: [...helpful], prefix: false, fuzzy: false}],
      };
}
