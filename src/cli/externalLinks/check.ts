import type {ExternalLink} from './collect';
import {addAnswers, type History, verdictOf} from './history';
import {type Answer, requestAll, type RequestOptions} from './request';

/** Working links that are requested with the failed ones, to know whether the network works. */
const CONTROLS = 5;

export type CheckOptions = RequestOptions & {
  /** Day of the check, such as `2026-11-20`. */
  readonly today: string;
  /** Leaves out the links that worked at their last check. */
  readonly onlyFailed: boolean;
  readonly onAnswer?: (url: string, answer: Answer) => void;
};

/**
 * Requests the links and adds the answers to what is known of them.
 * @throws when no link answers at all: then it is the network here that fails, not the links
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
  const answers = await requestAll(chosen, options, onAnswer);
  if (chosen.length > 0 && ![...answers.values()].some(hasStatus)) {
    throw new Error(
      `none of ${chosen.length} links answered; the network here does not work, and no result was kept`,
    );
  }
  return addAnswers(history, urls, answers, today);
}

const withControls = (failed: readonly string[], worked: readonly string[]): readonly string[] =>
  failed.length > 0 ? [...failed, ...worked.slice(0, CONTROLS)] : [];

const hasStatus = ({detail}: Answer): boolean => /^\d{3}$/.test(detail);
