/** What GitHub accepts as an issue form; it shows a broken form to nobody, and says so nowhere. */
import {parse} from 'yaml';
import * as z from 'zod';

const Id = z.string().regex(/^[a-z][a-z0-9_-]*$/, 'must be lower-case words joined by hyphens');
const Text = z.string().min(1);
const Validations = z.strictObject({required: z.boolean()}).optional();
const described = {label: Text, description: Text.optional()};
const written = {...described, placeholder: Text.optional(), value: Text.optional()};
const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

const ElementSchema = z.discriminatedUnion('type', [
  z.strictObject({type: z.literal('markdown'), attributes: z.strictObject({value: Text})}),
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
      options: z.array(Text).min(1).refine(unique, 'must not name an option twice'),
    }),
    validations: Validations,
  }),
  z.strictObject({
    type: z.literal('checkboxes'),
    id: Id,
    attributes: z.strictObject({
      ...described,
      options: z.array(z.strictObject({label: Text, required: z.boolean().optional()})).min(1),
    }),
  }),
]);

const FormSchema = z.strictObject({
  name: Text,
  description: Text,
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

/** Where a form is not as GitHub asks for; empty if nowhere. */
export function checkForm(text: string): string[] {
  const {error} = FormSchema.safeParse(parse(text));
  return (error?.issues ?? []).map(({path, message}) => `${path.join('.')}: ${message}`);
}
