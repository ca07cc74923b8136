/**
 * Parses issues that were created with an issue form. GitHub writes the answers as Markdown, each
 * below a heading with the label of its field.
 */
import {parse} from 'yaml';
import * as z from 'zod';

/** A field of an issue form. */
export type Field = {
  readonly id: string;
  /** Label, which is the heading of the answer in the issue. */
  readonly label: string;
  /** Options of a dropdown. */
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

/** Text that GitHub writes for an empty field. */
const EMPTY = '_No response_';

/**
 * The fields of a form, in order; texts without an answer are left out.
 * @param text YAML of the form
 * @throws ZodError if the form has another structure
 */
export function readForm(text: string): Field[] {
  return FormSchema.parse(parse(text)).body.flatMap(({id, attributes: {label, options}}) =>
    id === undefined || label === undefined ? [] : [{id, label, options}],
  );
}

/**
 * Splits the text of an issue at the headings of its form.
 * @returns the non-empty answers by id of their field, and messages about missing or repeated
 *   headings
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
      ...[...repeated].map(({label}) => `the heading "### ${label}" must occur only once`),
    ],
  };
}
