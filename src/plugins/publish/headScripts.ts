/**
 * Scripts that are inlined into the head of every page without compilation, because they have to
 * run before the bundle or without it. Each file has one function, which is called with settings.
 */
import {readFileSync} from 'node:fs';
import type {HtmlTagObject} from '@docusaurus/types';

/**
 * The tag that runs a script.
 * @param file absolute path
 * @param settings are serialised as JSON
 */
export const headScript = (file: string, settings: object): HtmlTagObject => ({
  tagName: 'script',
  innerHTML: `(${readFileSync(file, 'utf8').trim()})(${JSON.stringify(settings)})`,
});
