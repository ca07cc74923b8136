import {setTimeout as wait} from 'node:timers/promises';
import {Failure} from '../command';
import type {ExternalLink} from './collect';
import {addAnswers, type History, verdictOf} from './history';
import {type Answer, requestAll, type RequestOptions} from './request';

/** Number of links on different hosts that are requested first, to test the network. */
const SAMPLE = 12;

/** Number of working links requested together with the failed ones, to test the network. */
const CONTROLS = 5;

/** Which links are checked, and how. */
export type CheckOptions = RequestOptions & {
  /** Date of the check, such as `2026-11-20`. */
  readonly today: string;
  /** Skips links that worked at their last check. */
  readonly onlyFailed: boolean;
  readonly onAnswer?: (url: string, answer: Answer) => void;
};

/**
 * Requests the links and adds the answers to the history.
 * @returns the new history
 * @throws Failure if no link of a sample answers, which points to the local network
 */
export async function checkLinks(
  links: readonly ExternalLink[],
  history: History,
  {today, onlyFailed, onAnswer, ...options}: CheckOptions,
): Promise<History> {
  const urls = links.map(({url}) => url);
  const worked = urls.filter((url) => verdictOf(history[url] ?? []) === 'ok');
  const failed = urls.filter((url) => !worked.includes(url));
  const chosen = onlyFailed ? withControls(failed, worked) : urls;
  const sample = sampleOf(chosen, worked);
  const first = await requestAll(sample, options, onAnswer);
  if (sample.length > 0 && ![...first.values()].some(hasStatus)) {
    throw new Failure(
      `none of ${sample.length} links on different hosts answered; check the network of this machine. No results were stored.`,
    );
  }
  await wait(options.hostDelay);
  const rest = chosen.filter((url) => !first.has(url));
  const answers = await requestAll(rest, options, onAnswer);
  return addAnswers(history, urls, new Map([...first, ...answers]), today);
}

/** One link per host, at most `SAMPLE`; links that worked at their last check come first. */
function sampleOf(urls: readonly string[], worked: readonly string[]): readonly string[] {
  const byHost = new Map<string, string>();
  for (const url of [...urls.filter((url) => worked.includes(url)), ...urls]) {
    const {host} = new URL(url);
    byHost.set(host, byHost.get(host) ?? url);
  }
  return [...byHost.values()].slice(0, SAMPLE);
}

const withControls = (failed: readonly string[], worked: readonly string[]): readonly string[] =>
  failed.length > 0 ? [...failed, ...worked.slice(0, CONTROLS)] : [];

const hasStatus = ({detail}: Answer): boolean => /^\d{3}$/.test(detail);
