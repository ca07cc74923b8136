import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AcceptedPlugin, Root} from 'postcss';

/** Names of files that may use a class or variable of a style sheet. */
const SOURCES = /\.(css|js|mdx?|tsx?)$/;

const CLASS = /\.([a-z][\w-]*)/gi;

/** A class in `:not()` does not have to be used for the selector to match. */
const EXCLUDED = /:not\([^)]*\)/g;

/**
 * Parts of the theme for features that this site disables. Docusaurus includes their styles in
 * every site, but no page uses them.
 */
export const SWITCHED_OFF = {
  /** Folders of components that are on no page, with their styles; what only they use is unused. */
  components: [
    'Blog',
    'DocSidebar/Desktop/CollapseButton',
    'DocSidebarItem/Html',
    'DocTagDocListPage',
    'DocTagsListPage',
    'Icon/Socials',
    'MDXPage',
    'TabItem',
    'Tabs',
    'Tag',
    'TagsListByLetter',
  ],
  /** Unused classes of components that are on pages, and of Infima. */
  classes: [
    // Hideable sidebar.
    'docSidebarContainerHidden',
    'docMainContainerEnhanced',
    'docItemWrapperEnhanced',
    // Navbar that hides on scroll.
    'navbarHideable',
    'navbarHidden',
    'sidebarWithHideableNavbar',
    'sidebarHidden',
    'sidebarLogo',
    'anchorTargetHideOnScrollNavbar',
    // Places of footnotes, which no text has; headings have their own style.
    'anchorTargetStickyNavbar',
    // Posts by year.
    'yearGroupHeading',
    // Dark and coloured bars.
    'darkNavbarColorModeToggle',
    'footer--dark',
    'navbar--dark',
    'navbar--primary',
    // Words with other meanings in the sources, which do not use these classes.
    'badge',
    'hero',
    'tabs',
  ],
} as const;

/** Absolute paths of folders in which classes and variables of Infima may be used. */
export type Sources = {
  readonly folders: readonly string[];
  /** Components of the theme. */
  readonly theme: string;
  /** Components that replace or wrap those of the theme. */
  readonly ownTheme: string;
};

/**
 * A PostCSS plugin that removes unused styles of the theme: from Infima, everything that no source
 * uses, and from components, the styles of disabled features.
 */
export function unusedStyles(sources: Sources): AcceptedPlugin {
  let words: ReadonlySet<string> | undefined;
  return {
    postcssPlugin: 'unused-styles',
    Once(sheet: Root) {
      const file = (sheet.source?.input.file ?? '').replaceAll(path.sep, '/');
      if (file.includes('infima')) {
        words ??= readWords(sources);
        removeUnused(sheet, words);
      } else if (file.includes('/@docusaurus/theme-')) {
        emptySwitchedOff(sheet, file);
      }
    },
  };
}

/** Files below a folder that may use a class, relative to it, with forward slashes. */
const listSources = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => SOURCES.test(file))
    .map((file) => file.replaceAll(path.sep, '/'));

/** All words in the sources. They include the names of all used classes and variables. */
function readWords({folders, theme, ownTheme}: Sources): ReadonlySet<string> {
  const ejected = listSources(ownTheme)
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => !readFileSync(path.join(ownTheme, file), 'utf8').includes('@theme-original/'))
    .map(withoutExtension);
  const isDrawn = (file: string): boolean =>
    !ejected.includes(withoutExtension(file)) && !isSwitchedOff(file);
  const files = [
    ...folders.flatMap((folder) => listSources(folder).map((file) => path.join(folder, file))),
    ...listSources(theme)
      .filter(isDrawn)
      .map((file) => path.join(theme, file)),
  ];
  const words = new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/[\w-]+/g)].map(([word]) => word),
    ),
  );
  for (const name of SWITCHED_OFF.classes) {
    words.delete(name);
  }
  return words;
}

/** Whether a file of the theme, relative to its components, belongs to one that is on no page. */
const isSwitchedOff = (file: string): boolean =>
  SWITCHED_OFF.components.some((component) => file.startsWith(`${component}/`));

/** Name of a component, which is a file or a folder with an index file. */
const withoutExtension = (file: string): string => file.replace(/(\/index)?\.\w+$/, '');

/**
 * Removes unused styles from a style sheet: selectors with a class that is not among the words, and
 * variables that are neither among the words nor used by a remaining declaration.
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
  // Removing a variable may make others unused, so this repeats until nothing changes.
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
 * Removes the declarations from rules for disabled features. The empty rules are kept until the
 * minifier removes them, so that CSS modules still define the class names. If a page uses such a
 * class after all, a test finds it.
 * @param file path of the style sheet, with forward slashes
 */
export function emptySwitchedOff(sheet: Root, file: string): void {
  const isWhole = isSwitchedOff(file.replace(/^.*\/theme\//, ''));
  sheet.walkRules((rule) => {
    const names = [...rule.selector.matchAll(CLASS)].map(([, name]) => name);
    if (isWhole || SWITCHED_OFF.classes.some((name) => names.includes(name))) {
      rule.removeAll();
    }
  });
}
