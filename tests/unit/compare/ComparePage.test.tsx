import {act, configure, fireEvent, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {buildComparedAttributes, buildComparedService} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {exportTexts} from '@site/src/compare/exportTexts';
import ComparePage from '@site/src/compare/ui';
import type {AttributeLoaders} from '@site/src/compare/ui/useAttributes';
import {
  attributes,
  catalogue,
  claim,
  type Draft,
  license,
  lifecycle,
  parseService,
  tags,
} from '../catalogue/factories';
import {renderIn} from '../docusaurus/renderIn';
import {createHistory, HistoryContext} from '../docusaurus/router';

const TAGS = tags('storage', 'web', 'ai') as unknown as Parameters<typeof buildComparedService>[2];

/** Five services: one that has ended, two with a free tier, one without, two of which nobody knows. */
const DRAFTS: readonly Draft[] = [
  {
    slug: 'alpha',
    freeTier: claim('yes'),
    lifecycle: lifecycle({
      state: 'sunset',
      since: '2026',
      note: {en: 'It ends.', ja: '終了します。'},
    }),
  },
  {slug: 'beta', freeTier: claim('yes'), tags: ['storage', 'web']},
  {slug: 'gamma', freeTier: claim('no'), tags: ['web']},
  {
    slug: 'delta',
    freeTier: 'unknown',
    tags: ['ai'],
    license: license({value: 'MIT', class: 'open-source'}),
  },
  {slug: 'epsilon', freeTier: 'unknown', tags: ['ai']},
];

/** What the page loads of a category, at once. */
const LOADED: AttributeLoaders = {
  keeping: () =>
    Promise.resolve({
      default: buildComparedAttributes(
        catalogue({
          services: DRAFTS.map((draft, index) =>
            parseService({
              ...draft,
              attributes: attributes({'largest-object': claim({amount: index, unit: 'TiB'})}),
            }),
          ),
        }),
        'keeping',
        'en',
      ),
    }),
};

function draw(search = '', locale: Locale = 'en', loaders = LOADED) {
  const history = createHistory(search);
  const services = DRAFTS.map((draft) =>
    buildComparedService(parseService(draft), catalogue(), TAGS, locale),
  );
  renderIn(
    locale,
    <HistoryContext value={history}>
      <ComparePage services={services} exportTexts={exportTexts(locale)} attributes={loaders} />
    </HistoryContext>,
  );
  return history;
}

const shown = () =>
  screen.queryAllByRole('rowheader').map(({textContent}) => textContent.replace('Service ', ''));
const facet = (name: string) => screen.queryByText(name, {selector: 'legend'})?.parentElement;
const option = (name: string, label: string) =>
  within(facet(name)!).queryByRole('checkbox', {name: new RegExp(`^${label} `)});
const optionsOf = (name: string) =>
  within(facet(name)!)
    .getAllByRole('checkbox')
    .map((box) => box.parentElement!.textContent);
const pick = (name: string) => screen.getByLabelText(`Compare Service ${name}`);
const back = (history: ReturnType<typeof createHistory>) => {
  act(() => {
    history.goBack();
  });
};

// Nothing here is hidden, and to find that out for each cell of the tables takes seconds.
configure({defaultHidden: true});

beforeEach(() => {
  // jsdom has no layout, and so no media queries.
  vi.stubGlobal('matchMedia', () => ({matches: true}));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the list', () => {
  it('shows all services by name, those that have ended last', () => {
    draw();
    expect(shown()).toEqual(['beta', 'delta', 'epsilon', 'gamma', 'alpha']);
    expect(screen.getByRole('status')).toHaveTextContent('5 of 5 services');
  });

  it('speaks Japanese on a Japanese page', () => {
    draw('?free=yes', 'ja');
    expect(facet('無料枠')).toBeInTheDocument();
    expect(screen.getByRole('rowheader', {name: 'サービスbeta'})).toBeInTheDocument();
    expect(screen.getByText('ライセンス、サービスbeta')).toBeInTheDocument();
  });

  it('says so when nothing is left', () => {
    draw('?q=nothing');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('No services match these filters');
  });
});

describe('facets', () => {
  it('count the services that have each value', () => {
    draw();
    expect(optionsOf('Tag')).toEqual(['AI (2)', 'STORAGE (2)', 'WEB (2)']);
    expect(optionsOf('Free tier')).toEqual(['Yes (2)', 'No (1)', 'Unknown (2)']);
  });

  it('offer no value that leads nowhere, but keep one that is chosen', async () => {
    draw();
    await userEvent.click(option('Free tier', 'No')!);
    expect(shown()).toEqual(['gamma']);
    expect(option('Tag', 'AI')).toBeNull();
    expect(option('Licence', 'Open source')).toBeNull();
    // The other values of the facet itself would add to the result, so they stay.
    expect(optionsOf('Free tier')).toEqual(['Yes (2)', 'No (1)', 'Unknown (2)']);
    await userEvent.type(screen.getByRole('searchbox'), 'delta');
    expect(optionsOf('Free tier')).toEqual(['No (0)', 'Unknown (1)']);
    expect(option('Free tier', 'No')).toBeChecked();
  });

  it('never take unknown for no', async () => {
    draw();
    await userEvent.click(option('Free tier', 'No')!);
    expect(shown()).toEqual(['gamma']);
    await userEvent.click(option('Free tier', 'No')!);
    await userEvent.click(option('Free tier', 'Unknown')!);
    expect(shown()).toEqual(['delta', 'epsilon']);
  });

  it('are all undone at once', async () => {
    draw('?tag=web&free=no');
    expect(shown()).toEqual(['gamma']);
    expect(screen.getByText('Filters (2 in use)')).toBeInTheDocument();
    const clear = screen.getByRole('button', {name: 'Remove all filters'});
    await userEvent.click(clear);
    expect(shown()).toHaveLength(5);
    expect(clear).toBeDisabled();
    expect(screen.getByText('Filters')).toHaveFocus();
  });
});

describe('picking', () => {
  it('takes two to four services, and says why no fifth', async () => {
    draw();
    expect(screen.getByRole('button', {name: 'Compare'})).toBeDisabled();
    for (const name of ['beta', 'delta', 'epsilon', 'gamma']) {
      await userEvent.click(pick(name));
    }
    expect(screen.getByRole('button', {name: 'Compare 4 services'})).toBeEnabled();
    expect(pick('alpha')).toBeDisabled();
    expect(pick('alpha')).toHaveAccessibleDescription(/You can compare up to 4 services/);
    expect(pick('beta')).toBeEnabled();
    await userEvent.click(
      screen.getByRole('button', {name: 'Remove Service delta from the comparison'}),
    );
    expect(pick('alpha')).toBeEnabled();
    expect(pick('delta')).not.toBeChecked();
    // Whoever uses the keyboard goes on where the button was.
    expect(screen.getByRole('button', {name: 'Compare 3 services'}).parentElement).toHaveFocus();
  });

  it('shows the values of the category that the services have in common', async () => {
    draw('?pick=beta,gamma');
    await waitFor(() => {
      expect(document.querySelectorAll('[data-field^="attributes."]')).toHaveLength(6);
    });
    const differing = document.querySelector('[data-field="attributes.largest-object"]')!;
    expect(differing).toHaveAttribute('data-differs', 'true');
    expect(differing).toHaveTextContent('1 TiB');
    expect(differing).toHaveTextContent('2 TiB');
    const alike = document.querySelector('[data-field="attributes.storage-price"]')!;
    expect(alike).toHaveTextContent('0.02 USD per GB-month');
    expect(alike).toHaveAttribute('data-differs', 'false');
  });

  it('exports nothing before all values are there', () => {
    draw('?pick=beta,gamma', 'en', {keeping: () => new Promise(() => undefined)});
    expect(screen.getByRole('button', {name: 'Copy as Markdown'})).toBeDisabled();
    expect(screen.getByRole('button', {name: 'Back to the list'})).toBeEnabled();
  });

  it('says so when they cannot be loaded, and shows all else', async () => {
    draw('?pick=beta,gamma', 'en', {
      keeping: () => Promise.reject(new Error('offline')),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(document.querySelector('[data-field="freeTier"]')).toBeInTheDocument();
  });

  it('shows the services side by side, unknown as unknown', async () => {
    draw('?pick=gamma,delta&view=list');
    await userEvent.click(screen.getByRole('button', {name: 'Compare 2 services'}));
    const title = 'Service gamma and Service delta side by side';
    expect(screen.getByRole('heading', {level: 2, name: title}).parentElement).toHaveFocus();
    const free = screen.getByRole('row', {name: /^Free tier/});
    expect(free).toHaveAttribute('data-differs', 'true');
    expect(
      within(free)
        .getAllByRole('cell')
        .map((cell) => cell.querySelector('strong')!.textContent),
    ).toEqual(['No', 'Unknown']);
    await userEvent.click(screen.getByRole('button', {name: 'Back to the list'}));
    expect(screen.getByRole('heading', {level: 2, name: 'Services'}).parentElement).toHaveFocus();
    expect(pick('gamma')).toBeChecked();
  });

  it('leaves the focus alone when an address opens a comparison', () => {
    draw('?pick=gamma,delta');
    expect(screen.getByRole('heading', {level: 2})).toHaveTextContent('side by side');
    expect(document.body).toHaveFocus();
  });
});

describe('Back', () => {
  it('undoes each step, the last one first', async () => {
    const history = draw();
    await userEvent.click(option('Free tier', 'Yes')!);
    await userEvent.click(option('Tag', 'STORAGE')!);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'vendor');
    await userEvent.click(pick('alpha'));
    await userEvent.click(pick('beta'));
    await userEvent.click(screen.getByRole('button', {name: 'Compare 2 services'}));
    expect(history.location.search).toBe('?pick=alpha,beta&tag=storage&free=yes&sort=vendor');
    expect(history.depth).toBe(7);
    back(history);
    expect(screen.getByRole('heading', {level: 2, name: 'Services'}).parentElement).toHaveFocus();
    expect(pick('beta')).toBeChecked();
    back(history);
    expect(pick('beta')).not.toBeChecked();
    back(history);
    expect(pick('alpha')).not.toBeChecked();
    back(history);
    expect(screen.getByRole('combobox')).toHaveValue('name');
    back(history);
    expect(option('Tag', 'STORAGE')).not.toBeChecked();
    expect(option('Free tier', 'Yes')).toBeChecked();
    back(history);
    expect(history.location.search).toBe('');
    expect(shown()).toHaveLength(5);
  });

  it('takes one event of the history for each step', async () => {
    const history = draw();
    const actions: string[] = [];
    history.listen(() => actions.push(history.action));
    await userEvent.click(option('Free tier', 'Yes')!);
    await userEvent.click(option('Tag', 'STORAGE')!);
    expect(actions).toEqual(['PUSH', 'PUSH']);
  });

  it('keeps the focus on what undoes a step as well', async () => {
    const history = draw();
    await userEvent.click(option('Free tier', 'Yes')!);
    expect(option('Free tier', 'Yes')).toHaveFocus();
    back(history);
    expect(option('Free tier', 'Yes')).toHaveFocus();
    expect(option('Free tier', 'Yes')).not.toBeChecked();
  });
});

describe('typing', () => {
  const box = () => screen.getByRole('searchbox');
  const type = (text: string) => {
    fireEvent.change(box(), {target: {value: text}});
  };

  it('filters at once, and is written into the address when the reader rests', () => {
    vi.useFakeTimers();
    try {
      const history = draw();
      const replace = vi.spyOn(history, 'replace');
      for (const text of ['g', 'ga', 'gam']) {
        type(text);
        act(() => {
          vi.advanceTimersByTime(100);
        });
      }
      expect(box()).toHaveValue('gam');
      expect(shown()).toEqual(['gamma']);
      expect(history.location.search).toBe('');
      act(() => {
        vi.advanceTimersByTime(1000);
      });
      expect(history.location.search).toBe('?q=gam');
      expect(replace).toHaveBeenCalledTimes(1);
      expect(history.depth).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is written down when the reader leaves the box', () => {
    const history = draw();
    type('gamma');
    fireEvent.blur(box());
    expect(history.location.search).toBe('?q=gamma');
  });

  it('belongs to the step before the next one', async () => {
    const history = draw();
    type('gamma');
    await userEvent.click(option('Free tier', 'No')!);
    expect(history.location.search).toBe('?free=no&q=gamma');
    back(history);
    expect(history.location.search).toBe('?q=gamma');
    expect(box()).toHaveValue('gamma');
  });

  it('is forgotten when the reader goes back before resting', async () => {
    const history = draw();
    await userEvent.click(option('Free tier', 'No')!);
    type('gamma');
    back(history);
    expect(box()).toHaveValue('');
    expect(history.location.search).toBe('');
  });
});
