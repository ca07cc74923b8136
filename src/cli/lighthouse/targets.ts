import {medianOf} from '../median';

/** Figures of a page: scores from 0 to 100, LCP and TBT in milliseconds, CLS without a unit. */
export type Figures = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
};

type Target = {
  readonly label: string;
  readonly limit: number;
  readonly goal: number;
  readonly isBest: 'high' | 'low';
};

/** Targets per figure: a page fails beyond its `limit`; `goal` is what to aim for. */
export const TARGETS: Readonly<Record<keyof Figures, Target>> = {
  performance: {label: 'perf', limit: 97, goal: 100, isBest: 'high'},
  accessibility: {label: 'a11y', limit: 100, goal: 100, isBest: 'high'},
  bestPractices: {label: 'practices', limit: 100, goal: 100, isBest: 'high'},
  seo: {label: 'SEO', limit: 100, goal: 100, isBest: 'high'},
  lcp: {label: 'LCP ms', limit: 1800, goal: 1200, isBest: 'low'},
  cls: {label: 'CLS', limit: 0.01, goal: 0, isBest: 'low'},
  tbt: {label: 'TBT ms', limit: 150, goal: 100, isBest: 'low'},
};

/** Names of the figures, in the order of the report. */
export const FIGURES = Object.keys(TARGETS) as readonly (keyof Figures)[];

/** The median of several runs, for each figure. */
export const mediansOf = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(
    FIGURES.map((name) => [name, medianOf(runs.map((run) => run[name]))]),
  ) as Figures;

/** Describes the figures that miss their limits, such as `LCP ms 2600 (limit 2500)`. */
export function missesOf(figures: Figures): string[] {
  return FIGURES.filter((name) => {
    const {limit, isBest} = TARGETS[name];
    return isBest === 'high' ? figures[name] < limit : figures[name] > limit;
  }).map((name) => `${TARGETS[name].label} ${figures[name]} (limit ${TARGETS[name].limit})`);
}
