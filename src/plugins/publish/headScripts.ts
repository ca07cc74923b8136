/**
 * Scripts that are inlined into the head of every page without compilation, because they have to
 * run before the bundle or without it. Each file has one function, which is called with settings.
 */
import {readFileSync} from 'node:fs';
import type {HtmlTagObject} from '@docusaurus/types';

/** The scripts that were made here, as written. */
const made = new Set<string>();

/**
 * The tag that runs a script.
 * @param file absolute path
 * @param settings are serialised as JSON
 */
export function headScript(file: string, settings: object): HtmlTagObject {
  const innerHTML = `(${readFileSync(file, 'utf8').trim()})(${JSON.stringify(settings)})`;
  made.add(innerHTML);
  return {tagName: 'script', innerHTML};
}

/** Whether a text is that of a tag made by {@link headScript}. */
export const isHeadScript = (text: string): boolean => made.has(text);
