import {act, configure, fireEvent, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {describe, expect, it, vi} from 'vitest';
import {buildComparedCategory, buildComparedService} from '@site/src/catalogue';
import type {Locale} from '@site/src/catalogue/vocabulary';
import {exportTexts} from '@site/src/compare/exportTexts';
import ComparePage from '@site/src/compare/ui';
import type {SideLoaders} from '@site/src/compare/ui/useSides';
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

/**
 * Five services: one discontinued, two with a free tier, one without, and two where it is unknown.
 */
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

/** Loads the values of a category immediately. */
const LOADED: SideLoaders['attributes'] = {
  running: () => Promise.resolve({default: buildComparedCategory(catalogue(), 'running', 'en')}),
  keeping: () =>
    Promise.resolve({
      default: buildComparedCategory(
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
      <ComparePage
        categories={{keeping: 'Keeping', running: 'Running'}}
        services={services}
        exportTexts={exportTexts(locale)}
        attributes={loaders}
        sayings={{keeping: () => Promise.resolve({default: {}})}}
        costs={{}}
      />
    </HistoryContext>,
  );
  return history;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('tr[data-slug]')];
const shown = () => rows().map((row) => row.dataset.slug);
const heads = () => screen.getAllByRole('columnheader').map(({textContent}) => textContent);
const cell = (slug: string, field: string) =>
  document.querySelector(`tr[data-slug="${slug}"] td[data-field="${field}"]`)!;
const status = () => screen.getByRole('status');
const button = (name: string) => screen.getByRole('button', {name});
const category = (name: string) => screen.getByRole('radio', {name: new RegExp(`^${name} `)});
/** Renders the page in a category and waits until its values are loaded. */
async function drawCategory(search = '') {
  const history = draw(`?category=keeping${search}`);
  await screen.findByText('Show fewer values');
  await waitFor(() => {
    expect(cell('beta', 'storage-price')).not.toBeNull();
  });
  return history;
}
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

// Nothing is hidden on this page, and checking every table cell for that takes seconds.
configure({defaultHidden: true});

describe('the list', () => {
  it('shows all services by name, discontinued ones last', () => {
    draw();
    expect(shown()).toEqual(['beta', 'delta', 'epsilon', 'gamma', 'alpha']);
    expect(status()).toHaveTextContent('5 services');
  });

  it('uses Japanese on a Japanese page', () => {
    draw('?free=yes', 'ja');
    expect(facet('無料枠')).toBeInTheDocument();
    expect(screen.getByRole('link', {name: 'サービスbeta'})).toBeInTheDocument();
    expect(screen.getByRole('button', {name: 'サービスbetaの注記と出典'})).toBeInTheDocument();
  });

  it('shows short values, and expands notes and sources below a row', async () => {
    draw();
    expect(cell('delta', 'free')).toHaveTextContent('Unknown');
    expect(cell('beta', 'released')).toHaveTextContent('2006');
    expect(screen.queryByText('example.com')).not.toBeInTheDocument();
    const open = button('Notes and sources of Service alpha');
    await userEvent.click(open);
    expect(open).toHaveAttribute('aria-expanded', 'true');
    const notes = document.getElementById(open.getAttribute('aria-controls')!)!;
    expect(notes).toHaveTextContent('It ends.');
    expect(within(notes).getAllByText('example.com')[0]).toHaveAttribute(
      'href',
      'https://example.com/docs',
    );
    await userEvent.click(open);
    expect(notes).not.toBeInTheDocument();
  });

  it('lists columns with mostly unknown values, and shows them on request', async () => {
    const history = draw();
    expect(heads()).not.toContain('Billing in yen');
    expect(screen.getByText(/^Left out: Billing in yen/)).toBeInTheDocument();
    await userEvent.click(button('Show them'));
    expect(heads()).toContain('Billing in yen');
    expect(history.location.search).toBe('?columns=all');
    await userEvent.click(screen.getByRole('checkbox', {name: 'Japan'}));
    expect(heads()).not.toContain('Billing in yen');
    expect(history.location.search).toBe('?columns=all&fold=japan');
    await userEvent.click(button('Show fewer values'));
    expect(history.location.search).toBe('');
  });

  it('sorts by a column, then in reverse', async () => {
    const history = draw();
    const head = screen.getByRole('columnheader', {name: 'Free tier'});
    await userEvent.click(within(head).getByRole('button'));
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    expect(shown()).toEqual(['alpha', 'beta', 'gamma', 'delta', 'epsilon']);
    await userEvent.click(within(head).getByRole('button'));
    expect(head).toHaveAttribute('aria-sort', 'descending');
    // Unknown values stay last.
    expect(shown()).toEqual(['gamma', 'alpha', 'beta', 'delta', 'epsilon']);
    expect(history.location.search).toBe('?sort=-free');
    expect(screen.getByRole('combobox', {name: 'Sort by'})).toHaveValue('-free');
  });

  it('shows the selected column in a narrow window', async () => {
    const history = draw();
    const visible = () =>
      [...document.querySelectorAll('thead th[data-shown]')].map((head) => head.textContent);
    expect(visible()).toEqual(['Service', 'Price']);
    await userEvent.click(screen.getByRole('radio', {name: 'API'}));
    expect(visible()).toEqual(['Service', 'API']);
    expect(history.location.search).toBe('?field=api');
  });
});

describe('a category', () => {
  it('filters the services and adds its values', async () => {
    const history = draw('?free=yes&storedGb=5');
    await userEvent.click(category('Keeping'));
    expect(history.location.search).toBe('?category=keeping&free=yes&storedGb=5');
    await userEvent.click(await screen.findByRole('button', {name: 'Show all 18 values'}));
    expect(cell('beta', 'storage-price')).toHaveTextContent('0.02 USD per GB-month');
    expect(cell('beta', 'largest-object')).toHaveTextContent('1 TiB');
    await userEvent.click(category('Running'));
    expect(shown()).toEqual([]);
    expect(history.location.search).toBe('?category=running&free=yes&storedGb=5');
  });

  it('has filters for its values', async () => {
    const history = await drawCategory('&columns=all');
    const largest = document.querySelector<HTMLElement>('[data-facet="largest-object"]')!;
    fireEvent.change(within(largest).getByLabelText('Label, from'), {
      target: {value: '2000'},
    });
    expect(shown()).toEqual(['delta', 'epsilon', 'gamma']);
    fireEvent.blur(within(largest).getByLabelText('Label, from'));
    expect(history.location.search).toBe('?category=keeping&largest-object=2000..&columns=all');
    await userEvent.click(button('Remove the filter Label: 2000– GiB'));
    expect(shown()).toHaveLength(5);
  });

  it('keeps its parameters in the URL until its values are loaded', async () => {
    const search = '?category=keeping&versioning=yes&sort=-storage-price&field=versioning';
    const history = draw(search, 'en', {keeping: () => new Promise(() => undefined)});
    expect(shown()).toHaveLength(5);
    await userEvent.click(pick('beta'));
    expect(Object.fromEntries(new URLSearchParams(history.location.search))).toEqual({
      ...Object.fromEntries(new URLSearchParams(search)),
      pick: 'beta',
    });
  });

  it('shows an error and the general values if its values fail to load', async () => {
    draw('?category=keeping', 'en', {keeping: () => Promise.reject(new Error('offline'))});
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(shown()).toHaveLength(5);
  });
});

describe('facets', () => {
  it('show the number of services with each value', () => {
    draw();
    expect(optionsOf('Tag')).toEqual(['AI (2)', 'STORAGE (2)', 'WEB (2)']);
    expect(optionsOf('Free tier')).toEqual(['Yes (2)', 'No (1)', 'Unknown (2)']);
  });

  it('are hidden if they cannot narrow the list', () => {
    draw();
    expect(facet('Self-hosting')).toBeUndefined();
  });

  it('hide options without results, but keep a selected one', async () => {
    draw();
    await userEvent.click(option('Free tier', 'No')!);
    expect(shown()).toEqual(['gamma']);
    // Other options of the same facet would add results, so they stay.
    expect(optionsOf('Free tier')).toEqual(['Yes (2)', 'No (1)', 'Unknown (2)']);
    await userEvent.type(screen.getByRole('searchbox'), 'delta');
    expect(optionsOf('Free tier')).toEqual(['No (0)', 'Unknown (1)']);
    expect(option('Free tier', 'No')).toBeChecked();
  });

  it('distinguish unknown from no', async () => {
    draw();
    await userEvent.click(option('Free tier', 'No')!);
    expect(shown()).toEqual(['gamma']);
    await userEvent.click(option('Free tier', 'No')!);
    await userEvent.click(option('Free tier', 'Unknown')!);
    expect(shown()).toEqual(['delta', 'epsilon']);
  });

  it('can be removed one by one or all at once', async () => {
    const history = draw('?tag=web&free=no,yes&q=service');
    expect(shown()).toEqual(['beta', 'gamma']);
    await userEvent.click(button('Remove the filter Free tier: No'));
    expect(shown()).toEqual(['beta']);
    expect(document.activeElement).toContainElement(status());
    await userEvent.click(button('Clear'));
    expect(shown()).toHaveLength(5);
    expect(history.location.search).toBe('');
  });

  it('offer to remove a filter if no service matches', async () => {
    const history = draw('?tag=ai&free=no&q=delta');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(status()).toHaveTextContent('No services match these filters.');
    expect(button('Without Tag: AI (0)')).toBeInTheDocument();
    expect(button('Without Name, vendor or tag: delta (0)')).toBeInTheDocument();
    await userEvent.click(button('Without Free tier: No (1)'));
    expect(shown()).toEqual(['delta']);
    expect(history.location.search).toBe('?tag=ai&q=delta');
  });

  it('stay open when words in them are pressed, by which the focus goes around them', async () => {
    draw();
    const [menu] = document.querySelectorAll('details');
    menu!.open = true;
    await userEvent.click(menu!.querySelector('label > span')!);
    expect(menu!.contains(document.activeElement)).toBe(true);
    expect(menu!.querySelector('input')).toBeChecked();
    expect(menu!.open).toBe(true);
  });

  it('close with Escape or a click outside', async () => {
    draw();
    const [menu] = document.querySelectorAll('details');
    const summary = menu!.querySelector('summary')!;
    menu!.open = true;
    await userEvent.keyboard('{Escape}');
    expect(menu!.open).toBe(false);
    expect(summary).toHaveFocus();
    menu!.open = true;
    await userEvent.click(status());
    expect(menu!.open).toBe(false);
  });
});

describe('selection', () => {
  it('allows two to four services and explains why no fifth', async () => {
    draw();
    expect(screen.queryByText(/^You can add/)).not.toBeInTheDocument();
    await userEvent.click(pick('beta'));
    expect(screen.getByText('You can add 3 more')).toBeInTheDocument();
    expect(screen.queryByRole('button', {name: /side by side$/})).not.toBeInTheDocument();
    for (const name of ['delta', 'epsilon', 'gamma']) {
      await userEvent.click(pick(name));
    }
    expect(button('Compare 4 side by side')).toBeEnabled();
    expect(pick('alpha')).toBeDisabled();
    expect(pick('alpha')).toHaveAccessibleDescription(/You can compare up to 4 services/);
    expect(pick('beta')).toBeEnabled();
    await userEvent.click(button('Remove Service delta from the comparison'));
    expect(pick('alpha')).toBeEnabled();
    expect(pick('delta')).not.toBeChecked();
    // The button is gone, so the focus moves to its container for keyboard users.
    expect(button('Compare 3 side by side').parentElement).toHaveFocus();
  });

  it('opens the services side by side, and Back returns to the list', async () => {
    const history = draw('?pick=gamma,delta&view=list&category=keeping&versioning=yes');
    await userEvent.click(button('Compare 2 side by side'));
    await waitFor(() => {
      expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    });
    back(history);
    expect(screen.getByRole('heading', {level: 2, name: 'Services'}).parentElement).toHaveFocus();
    expect(pick('gamma')).toBeChecked();
    expect(new URLSearchParams(history.location.search).get('versioning')).toBe('yes');
  });
});

describe('Back', () => {
  it('undoes the steps in reverse order', async () => {
    const history = draw();
    await userEvent.click(option('Free tier', 'Yes')!);
    await userEvent.click(option('Tag', 'STORAGE')!);
    await userEvent.selectOptions(screen.getByRole('combobox', {name: 'Sort by'}), 'vendor');
    await userEvent.click(pick('alpha'));
    await userEvent.click(pick('beta'));
    await userEvent.click(screen.getByRole('button', {name: 'Compare 2 side by side'}));
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
    expect(screen.getByRole('combobox', {name: 'Sort by'})).toHaveValue('name');
    back(history);
    expect(option('Tag', 'STORAGE')).not.toBeChecked();
    expect(option('Free tier', 'Yes')).toBeChecked();
    back(history);
    expect(history.location.search).toBe('');
    expect(shown()).toHaveLength(5);
  });

  it('undoes one step per history entry', async () => {
    const history = draw();
    const actions: string[] = [];
    history.listen(() => actions.push(history.action));
    await userEvent.click(option('Free tier', 'Yes')!);
    await userEvent.click(option('Tag', 'STORAGE')!);
    expect(actions).toEqual(['PUSH', 'PUSH']);
  });

  it('keeps the focus on the control that it changes', async () => {
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

  it('filters at once, and updates the URL after a pause', () => {
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

  it('updates the URL when the box loses focus', () => {
    const history = draw();
    type('gamma');
    fireEvent.blur(box());
    expect(history.location.search).toBe('?q=gamma');
  });

  it('is part of the step before the next one', async () => {
    const history = draw();
    type('service');
    await userEvent.click(option('Free tier', 'No')!);
    expect(history.location.search).toBe('?free=no&q=service');
    back(history);
    expect(history.location.search).toBe('?q=service');
    expect(box()).toHaveValue('service');
  });

  it('is discarded when the reader goes back before the pause', async () => {
    const history = draw();
    await userEvent.click(option('Free tier', 'No')!);
    type('gamma');
    back(history);
    expect(box()).toHaveValue('');
    expect(history.location.search).toBe('');
  });
});
