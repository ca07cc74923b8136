/** Reads the Markdown that GitHub makes of an issue form that somebody has filled in. */
import {parse} from 'yaml';
import * as z from 'zod';

/** A question of a form. */
export type Field = {
  readonly id: string;
  /** The heading above the answer. */
  readonly label: string;
  /** What there is to choose from. */
  readonly options?: readonly string[];
};

const FormSchema = z.object({
  body: z.array(
    z.object({
      id: z.string().optional(),
      attributes: z.object({
        label: z.string().optional(),
        options: z.array(z.string()).optional(),
      }),
    }),
  ),
});

/** What GitHub writes where nothing was filled in. */
const EMPTY = '_No response_';

/** The fields of a form, in their order. */
export function readForm(text: string): Field[] {
  return FormSchema.parse(parse(text)).body.flatMap(({id, attributes: {label, options}}) =>
    id === undefined || label === undefined ? [] : [{id, label, options}],
  );
}

/**
 * Takes an issue apart at the headings of its form.
 * @returns answers by the ids of their fields, without those left empty; and what is wrong
 */
export function readIssue(
  fields: readonly Field[],
  body: string,
): {readonly filled: Readonly<Record<string, string>>; readonly problems: readonly string[]} {
  const sections = new Map<Field, string[]>();
  const repeated = new Set<Field>();
  let section: string[] | undefined;
  for (const line of body.split(/\r\n|[\r\n]/)) {
    const field = fields.find(({label}) => line.trimEnd() === `### ${label}`);
    if (field === undefined) {
      section?.push(line);
    } else if (sections.has(field)) {
      repeated.add(field);
      section = undefined;
    } else {
      section = [];
      sections.set(field, section);
    }
  }
  const missing = fields.filter((field) => !sections.has(field));
  const answers = [...sections]
    .map(([field, lines]) => [field, lines.join('\n').trim()] as const)
    .filter(([, answer]) => answer !== '' && answer !== EMPTY);
  return {
    filled: Object.fromEntries(answers.map(([{id}, answer]) => [id, answer])),
    problems: [
      ...(missing.length > 0
        ? [
            `the issue must have all headings of the form; missing: ${missing.map(({label}) => `"### ${label}"`).join(', ')}`,
          ]
        : []),
      ...[...repeated].map(({label}) => `the heading "### ${label}" must stand once`),
    ],
  };
}
