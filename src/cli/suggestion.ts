/**
 * Writes the draft that an issue asks for, for the workflow of suggestions.
 * Usage: npm run suggestion -- EVENT FOLDER
 * EVENT is the file in which GitHub tells a workflow of the issue. FOLDER gets the file `slug`
 * with the name of the new entry, or `problems.txt` with what is wrong.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {ContentError, formatProblems, inspectCatalogue} from '../catalogue';
import {uniqueDate} from './new/duplicates';
import {entryFiles} from './new/entry';
import {writeAll} from './new/write';
import {readForm} from './suggestion/issueForm';
import {readSuggestion} from './suggestion/readSuggestion';

const FORM = '.github/ISSUE_TEMPLATE/add-service.yml';

const EventSchema = z.object({issue: z.object({body: z.string().nullable()})});

/** Writes the draft below the root; what is wrong is returned instead. */
async function writeDraft(root: string, body: string) {
  const {catalogue, problems} = inspectCatalogue(root);
  if (catalogue === undefined) {
    throw new ContentError(problems);
  }
  const fields = readForm(readFileSync(path.join(root, FORM), 'utf8'));
  const suggestion = readSuggestion(fields, body, catalogue);
  if (suggestion.problems.length > 0) {
    return {problems: suggestion.problems.join('\n')};
  }
  const {slug, answers} = suggestion;
  const date = uniqueDate('service', new Date(), catalogue);
  writeAll(root, await entryFiles('service', slug, answers, date));
  // What no answer alone shows, and what only the whole catalogue does.
  const found = inspectCatalogue(root).problems;
  return found.length > 0 ? {problems: formatProblems(found)} : {slug};
}

async function main(root: string, [event, folder]: readonly string[]): Promise<void> {
  if (event === undefined || folder === undefined) {
    console.error('Name the file with the event, and a folder for the result');
    process.exitCode = 2;
    return;
  }
  const {issue} = EventSchema.parse(JSON.parse(readFileSync(event, 'utf8')));
  const {slug, problems} = await writeDraft(root, issue.body ?? '');
  mkdirSync(folder, {recursive: true});
  if (slug === undefined) {
    writeFileSync(path.join(folder, 'problems.txt'), `${problems}\n`);
    console.log('no draft was written');
  } else {
    writeFileSync(path.join(folder, 'slug'), slug);
    console.log(`wrote the draft ${slug}`);
  }
}

void main(process.cwd(), process.argv.slice(2));
