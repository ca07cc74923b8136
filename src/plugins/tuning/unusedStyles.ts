import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AcceptedPlugin, Root} from 'postcss';

/** Files that can name a class or a variable of a style sheet. */
const SOURCES = /\.(css|js|mdx?|tsx?)$/;

const CLASS = /\.([a-z][\w-]*)/gi;

/** What a selector excludes need not be there for the selector to match. */
const EXCLUDED = /:not\([^)]*\)/g;

/**
 * Takes out of Infima, which comes as one file for all sites, what nothing on this site uses.
 * @param folders whatever may name a class or a variable of Infima, read once
 */
export function unusedStyles(folders: readonly string[]): AcceptedPlugin {
  let words: ReadonlySet<string> | undefined;
  return {
    postcssPlugin: 'unused-styles',
    Once(sheet: Root) {
      if (sheet.source?.input.file?.includes('infima')) {
        words ??= readWords(folders);
        removeUnused(sheet, words);
      }
    },
  };
}

/** The words of all sources in the folders: the name of a class, if it is used, is among them. */
function readWords(folders: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const folder of folders) {
    for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      if (SOURCES.test(file)) {
        const source = readFileSync(path.join(folder, file), 'utf8');
        for (const [word] of source.matchAll(/[\w-]+/g)) {
          words.add(word);
        }
      }
    }
  }
  return words;
}

/**
 * Removes what a style sheet has for nobody: selectors with a class that is not among the words,
 * and variables that are neither among them nor used by a style that is left.
 */
export function removeUnused(sheet: Root, words: ReadonlySet<string>): void {
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter((selector) =>
      [...selector.replace(EXCLUDED, '').matchAll(CLASS)].every(([, name]) => words.has(name!)),
    );
    if (used.length === 0) {
      rule.remove();
    } else if (used.length < rule.selectors.length) {
      rule.selectors = used;
    }
  });
  // A variable that goes may have been the only one to use another.
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    const used = new Set<string>();
    sheet.walkDecls(({value}) => {
      for (const [, name] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
        used.add(name!);
      }
    });
    sheet.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop) && !words.has(declaration.prop)) {
        declaration.remove();
        isChanged = true;
      }
    });
  }
}
