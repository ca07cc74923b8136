import * as z from 'zod';
import {type Problem, YamlFile} from '../../catalogue';
import type {ExternalLink} from './collect';

/** Path of the list of links that are not requested, relative to the root of the site. */
export const EXCLUSIONS_FILE = 'src/cli/externalLinks/exclusions.yml';

const Text = z.string().trim().min(1, 'must not be empty');

const ExclusionsSchema = z.array(
  z.strictObject({
    /** A URL, or the beginning of URLs followed by `*`. */
    url: Text.regex(/^https?:\/\/[^*]+\*?$/, {
      error: 'must be a URL, or the beginning of URLs followed by "*"',
    }),
    /** Why the answer to a request is not reliable. */
    reason: Text,
  }),
);

/**
 * Removes the excluded links.
 * @param text content of {@link EXCLUSIONS_FILE}
 * @returns the links to request, and a problem for each exclusion that is invalid or unused
 */
export function applyExclusions(
  links: readonly ExternalLink[],
  text: string,
): {readonly links: readonly ExternalLink[]; readonly problems: readonly Problem[]} {
  const file = new YamlFile(EXCLUSIONS_FILE, text);
  const {value: exclusions = [], problems} = file.parse(ExclusionsSchema);
  const isMatch = (pattern: string, url: string) =>
    pattern.endsWith('*') ? url.startsWith(pattern.slice(0, -1)) : url === pattern;
  const unused = exclusions.flatMap(({url: pattern}, index) =>
    links.some(({url}) => isMatch(pattern, url))
      ? []
      : [file.problemAt([index, 'url'], `"${pattern}" no longer excludes any link; remove it`)],
  );
  return {
    links: links.filter(({url}) => !exclusions.some((exclusion) => isMatch(exclusion.url, url))),
    problems: [...problems, ...unused],
  };
}
