/**
 * The rules of GitHub for issue forms. GitHub hides an invalid form without reporting an error.
 * The forms of this repository must also be in English and Japanese.
 */
import {parse} from 'yaml';
import * as z from 'zod';

const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Whether these are two texts, one in English and one in Japanese. */
const areTwins = ([english, japanese, ...more]: readonly string[]): boolean =>
  english !== undefined &&
  japanese !== undefined &&
  more.length === 0 &&
  !JAPANESE.test(english) &&
  JAPANESE.test(japanese);

/** A text on one line, such as a label. */
export const isBilingualLine = (text: string): boolean =>
  !text.includes('\n') && areTwins(text.split(' / '));

/** A text with one paragraph in each language. */
const isBilingualText = (text: string): boolean => areTwins(text.trim().split('\n\n'));

/** A word in both languages, a name common to both, or the code of a language. */
const isOption = (text: string): boolean =>
  text.split(' / ').length === 2 || ['en', 'ja'].includes(text);

const Id = z.string().regex(/^[a-z][a-z0-9_-]*$/, 'must be lower-case words joined by hyphens');
const Text = z.string().min(1);
const Line = z
  .string()
  .refine(isBilingualLine, 'must be English, " / " and Japanese, all in one line');
const Paragraphs = z
  .string()
  .refine(isBilingualText, 'must be English, an empty line and Japanese');
const Validations = z.strictObject({required: z.boolean()}).optional();
const described = {label: Line, description: Paragraphs.optional()};
const written = {...described, placeholder: Text.optional(), value: Text.optional()};
const unique = (values: readonly string[]) =>
  new Set(values.map((value) => value.toLowerCase())).size === values.length;

const ElementSchema = z.discriminatedUnion('type', [
  z.strictObject({type: z.literal('markdown'), attributes: z.strictObject({value: Paragraphs})}),
  z.strictObject({
    type: z.literal('input'),
    id: Id,
    attributes: z.strictObject(written),
    validations: Validations,
  }),
  z.strictObject({
    type: z.literal('textarea'),
    id: Id,
    attributes: z.strictObject({...written, render: Text.optional()}),
    validations: Validations,
  }),
  z.strictObject({
    type: z.literal('dropdown'),
    id: Id,
    attributes: z.strictObject({
      ...described,
      multiple: z.boolean().optional(),
      default: z.int().optional(),
      options: z
        .array(Text.refine(isOption, 'must be English, " / " and Japanese'))
        .min(1)
        .refine(unique, 'must not name an option twice')
        // `id` is required where an answer may be given, and reserved elsewhere.
        .refine(
          (options) => !options.some((option) => option.toLowerCase() === 'none'),
          '"None" is what GitHub offers by itself',
        ),
    }),
    validations: Validations,
  }),
  z.strictObject({
    type: z.literal('checkboxes'),
    id: Id,
    attributes: z.strictObject({
      ...described,
      options: z.array(z.strictObject({label: Line, required: z.boolean().optional()})).min(1),
    }),
  }),
]);

const FormSchema = z.strictObject({
  name: Line,
  description: Line,
  title: Text.optional(),
  labels: z.array(Text).optional(),
  body: z
    .array(ElementSchema)
    .refine((body) => body.some(({type}) => type !== 'markdown'), 'must ask for something')
    .refine(
      (body) => unique(body.flatMap((element) => ('id' in element ? [element.id] : []))),
      'must not give two elements the same id',
    )
    .refine(
      (body) =>
        unique(body.flatMap(({attributes}) => ('label' in attributes ? [attributes.label] : []))),
      'must not give two elements the same label',
    ),
});

/** The problems that make GitHub reject a form, each with its place; empty if there are none. */
export function checkForm(text: string): string[] {
  const {error} = FormSchema.safeParse(parse(text));
  return (error?.issues ?? []).map(({path, message}) => `${path.join('.')}: ${message}`);
}
