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
  /** Folders of components that are never drawn. */
  components: [
    // Authors of posts.
    'Blog/Components/Author',
    'Blog/Pages/BlogAuthorsListPage',
    'Blog/Pages/BlogAuthorsPostsPage',
    'BlogPostItem/Header/Authors',
    'Icon/Socials',
    // A sidebar that can be folded away.
    'DocSidebar/Desktop/CollapseButton',
    'DocRoot/Layout/Sidebar/ExpandButton',
    // A footer with a logo, or without columns.
    'Footer/Logo',
    'Footer/Links/Simple',
  ],
  /** Classes of components that are drawn. */
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

/**
 * Takes out of the style sheets of the theme what nothing on this site uses: of Infima, which comes
 * as one file for all sites, what no source names, and of the components what is switched off.
 * @param folders whatever may name a class or a variable of Infima, read once
 */
export function unusedStyles(folders: readonly string[]): AcceptedPlugin {
  let words: ReadonlySet<string> | undefined;
  return {
    postcssPlugin: 'unused-styles',
    Once(sheet: Root) {
      const file = sheet.source?.input.file?.replaceAll(path.sep, '/') ?? '';
      if (file.includes('infima')) {
        words ??= readWords(folders);
        removeUnused(sheet, words);
      } else if (file.includes('/@docusaurus/theme-')) {
        emptySwitchedOff(sheet, file);
      }
    },
  };
}

const isOfComponentOff = (file: string): boolean =>
  SWITCHED_OFF.components.some((component) => `/${file}`.includes(`/${component}/`));

/** The words of all sources in the folders: the name of a class, if it is used, is among them. */
function readWords(folders: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const folder of folders) {
    for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      if (SOURCES.test(file) && !isOfComponentOff(file.replaceAll(path.sep, '/'))) {
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

/**
 * Empties the rules for what is switched off. They stay as rules without a style, which the
 * minifier drops, so that a component that is drawn after all has its class and a test can see it.
 */
export function emptySwitchedOff(sheet: Root, file: string): void {
  const isOff = isOfComponentOff(file);
  sheet.walkRules((rule) => {
    const names = [...rule.selector.matchAll(CLASS)].map(([, name]) => name);
    if (isOff || SWITCHED_OFF.classes.some((name) => names.includes(name))) {
      rule.removeAll();
    }
  });
}
