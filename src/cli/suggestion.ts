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
  'Writes the draft that an issue asks for by the form for a service, as the workflow of suggestions does.',
  'suggestion -- event.json result',
)
  .argument('<event>', 'the file in which GitHub tells a workflow of the issue')
  .argument('<folder>', 'gets "slug", the name of the entry, or "problems.txt", what is wrong')
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
      // Not printed: a workflow would read commands in what others have written.
      writeFileSync(path.join(folder, 'problems.txt'), `${problems}\n`);
      console.log('no draft was written');
    }
  });

/**
 * Writes the draft below the root.
 * @returns its slug
 * @throws Failure or ContentError that says what is wrong
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
  // What no answer alone shows, and what only the whole catalogue does.
  const {problems: after} = inspectCatalogue(root);
  if (after.length > 0) {
    throw new ContentError(after);
  }
  return slug;
}
