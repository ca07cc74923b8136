import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {ContentError, inspectCatalogue} from '../catalogue';
import {define, describeFailure, Failure} from './command';
import {uniqueDate} from './new/duplicates';
import {entryContents} from './new/entry';
import {writeEntry} from './new/write';
import {readForm} from './suggestion/issueForm';
import {readSuggestion} from './suggestion/readSuggestion';

const FORM = '.github/ISSUE_TEMPLATE/add-service.yml';

const EventSchema = z.object({issue: z.object({body: z.string().nullable()})});

export const command = define(
  'Writes a draft from an issue created with the form "Suggest a service", as the workflow "Suggestion" does.',
  'suggestion -- event.json result',
)
  .argument('<event>', 'file with the GitHub event, as JSON')
  .argument(
    '<folder>',
    'folder for the result: "slug" with the slug of the entry, or "problems.txt" with what is wrong',
  )
  .action(async (event, folder) => {
    const {issue} = EventSchema.parse(JSON.parse(readFileSync(event, 'utf8')));
    mkdirSync(folder, {recursive: true});
    try {
      const slug = await writeDraft(process.cwd(), issue.body ?? '');
      writeFileSync(path.join(folder, 'slug'), slug);
      console.log(`wrote the draft ${slug}`);
    } catch (error) {
      const problems = describeFailure(error);
      if (problems === undefined) {
        throw error;
      }
      // Not printed: the issue is untrusted, and GitHub Actions runs commands found in the output.
      writeFileSync(path.join(folder, 'problems.txt'), `${problems}\n`);
      console.log('no draft was written');
    }
  });

/**
 * Writes the draft of a service.
 * @param root folder of the site
 * @param body text of the issue
 * @returns the slug
 * @throws Failure if an answer is missing or invalid, or the entry exists
 * @throws ContentError if the catalogue has problems, before or with the draft
 */
async function writeDraft(root: string, body: string): Promise<string> {
  const {catalogue, problems: before} = inspectCatalogue(root);
  if (catalogue === undefined) {
    throw new ContentError(before);
  }
  const fields = readForm(readFileSync(path.join(root, FORM), 'utf8'));
  const {slug, answers, problems} = readSuggestion(fields, body, catalogue);
  if (problems.length > 0) {
    throw new Failure(problems.join('\n'));
  }
  const date = uniqueDate('service', new Date(), catalogue);
  writeEntry(root, await entryContents('service', slug, answers, date, catalogue.categories));
  // Some problems show only in the whole record or catalogue.
  const {problems: after} = inspectCatalogue(root);
  if (after.length > 0) {
    throw new ContentError(after);
  }
  return slug;
}
