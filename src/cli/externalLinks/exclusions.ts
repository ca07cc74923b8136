import * as z from 'zod';
import {type Problem, YamlFile} from '../../catalogue';
import type {ExternalLink} from './collect';

/** The list of links that are not requested, relative to the root of the site. */
export const EXCLUSIONS_FILE = 'src/cli/externalLinks/exclusions.yml';

const Text = z.string().trim().min(1, 'must not be empty');

const ExclusionsSchema = z.array(
  z.strictObject({
    /** An address, or the beginning of addresses followed by `*`. */
    url: Text.regex(/^https?:\/\/[^*]+\*?$/, {
      error: 'must be an address, or the beginning of addresses followed by "*"',
    }),
    /** Why a request would tell nothing. */
    reason: Text,
  }),
);

/**
 * Takes the excluded links out.
 * @param text content of {@link EXCLUSIONS_FILE}
 * @returns the links to request, with a problem for each exclusion that does not hold
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
      : [file.problemAt([index, 'url'], `"${pattern}" excludes no link any more; remove it`)],
  );
  return {
    links: links.filter(({url}) => !exclusions.some((exclusion) => isMatch(exclusion.url, url))),
    problems: [...problems, ...unused],
  };
}
