import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AcceptedPlugin, Root} from 'postcss';

/** Files that can name a class or a variable of a style sheet. */
const SOURCES = /\.(css|js|mdx?|tsx?)$/;

const CLASS = /\.([a-z][\w-]*)/gi;

/** What a selector excludes need not be there for the selector to match. */
const EXCLUDED = /:not\([^)]*\)/g;

/**
 * What the theme has for features that are switched off here. It is part of every site, with its
 * styles, but no page draws it.
 */
export const SWITCHED_OFF = {
  /** Folders of components that are on no page, so that the classes they name may be unused. */
  components: ['Blog', 'Icon/Socials', 'TabItem', 'Tabs'],
  /** Classes of the style sheets of components that are drawn. */
  classes: [
    // A sidebar that can be folded away.
    'docSidebarContainerHidden',
    'docMainContainerEnhanced',
    'docItemWrapperEnhanced',
    // A navbar that hides on scrolling.
    'navbarHideable',
    'navbarHidden',
    'sidebarWithHideableNavbar',
    'sidebarHidden',
    'sidebarLogo',
    'anchorTargetHideOnScrollNavbar',
    // Posts by year.
    'yearGroupHeading',
    // A navbar in a dark style.
    'darkNavbarColorModeToggle',
  ],
} as const;

/** Where to look for what names a class or a variable of Infima. */
export type Sources = {
  readonly folders: readonly string[];
  /** Folder of the components of the theme, of which some are never drawn. */
  readonly theme: string;
  /** Folder of the components that stand in the place of those of the theme, or around them. */
  readonly ownTheme: string;
};

/**
 * Takes out of the style sheets of the theme what nothing on this site uses: of Infima, which comes
 * as one file for all sites, what no source names, and of the components what is switched off.
 */
export function unusedStyles(sources: Sources): AcceptedPlugin {
  let words: ReadonlySet<string> | undefined;
  return {
    postcssPlugin: 'unused-styles',
    Once(sheet: Root) {
      const file = sheet.source?.input.file ?? '';
      if (file.includes('infima')) {
        words ??= readWords(sources);
        removeUnused(sheet, words);
      } else if (/[\\/]@docusaurus[\\/]theme-/.test(file)) {
        emptySwitchedOff(sheet);
      }
    },
  };
}

/** Files that can name a class, relative to the folder, with slashes. */
const listSources = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => SOURCES.test(file))
    .map((file) => file.replaceAll(path.sep, '/'));

/** The words of all sources: the name of a class, if it is used, is among them. */
function readWords({folders, theme, ownTheme}: Sources): ReadonlySet<string> {
  const ejected = listSources(ownTheme)
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => !readFileSync(path.join(ownTheme, file), 'utf8').includes('@theme-original/'))
    .map(withoutExtension);
  const isDrawn = (file: string): boolean =>
    !ejected.includes(withoutExtension(file)) &&
    !SWITCHED_OFF.components.some((component) => file.startsWith(`${component}/`));
  const files = [
    ...folders.flatMap((folder) => listSources(folder).map((file) => path.join(folder, file))),
    ...listSources(theme)
      .filter(isDrawn)
      .map((file) => path.join(theme, file)),
  ];
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/[\w-]+/g)].map(([word]) => word),
    ),
  );
}

/** What a component of the theme is called, whether it is a file or a folder with one. */
const withoutExtension = (file: string): string => file.replace(/(\/index)?\.\w+$/, '');

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

/**
 * Empties the rules for what is switched off. They stay as rules without a style, which the
 * minifier drops, so that a component that is drawn after all has its class and a test can see it.
 */
export function emptySwitchedOff(sheet: Root): void {
  sheet.walkRules((rule) => {
    const names = [...rule.selector.matchAll(CLASS)].map(([, name]) => name);
    if (SWITCHED_OFF.classes.some((name) => names.includes(name))) {
      rule.removeAll();
    }
  });
}
