/**
 * Scripts that are inlined into the head of every page without compilation, because they have to
 * run before the bundle or without it. Each file has one function, which is called with settings.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';

const SOURCES = {
  boot: path.join(__dirname, 'boot.script.js'),
  start: path.join(__dirname, 'start.script.js'),
  recovery: path.join(__dirname, '../../recovery/script.js'),
  analytics: path.join(__dirname, '../../analytics/script.js'),
} as const satisfies Record<string, string>;

const readSource = (file: string): string => readFileSync(file, 'utf8').trim();

/** The tag that runs one of the scripts; its settings are serialised as JSON. */
export function headScript(name: keyof typeof SOURCES, settings: object = {}): HtmlTagObject {
  const innerHTML = `(${readSource(SOURCES[name])})(${JSON.stringify(settings)})`;
  return {tagName: 'script', innerHTML};
}

/** Whether a text is one of the scripts, called with nothing but JSON data. */
export function isHeadScript(text: string): boolean {
  return Object.values(SOURCES).some((file) => {
    const start = `(${readSource(file)})(`;
    return text.startsWith(start) && text.endsWith(')') && isJson(text.slice(start.length, -1));
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
