/**
 * What of Infima neither the theme nor this site uses. `tests/build/styles.test.ts` fails when
 * one of these is used after all: then take it off the list.
 */
const UNUSED_CLASSES: readonly RegExp[] = [
  /^avatar(--|__subtitle|__photo--)/,
  /^badge--(?!secondary)/,
  /^breadcrumbs--/,
  /^button(-group|--(active|block|danger|info|lg|link|success|warning))/,
  /^card(--|__)/,
  /^col--(1|5|8|10|11|offset-(?!3)\d+)$/,
  /^hero--/,
  /^(margin|padding)(-(left|right|vert|horiz))?--(none|xs|sm|md|lg|xl)$/,
  /^(margin|padding)-(top|bottom)--(none|xs|xl)$/,
  /^pagination(?!-nav)/,
  /^pills/,
  /^row--/,
  /^shadow--(md|tl)/,
  /^tabs/,
  /^text--(bold|break|capitalize|danger|info|italic|justify|left|light|lowercase|no-decoration|normal|primary|secondary|semibold|success|uppercase|warning)$/,
];

/** Classes that the patterns above would take, and that are used. */
const USED_CLASSES: ReadonlySet<string> = new Set([
  'col--offset-1',
  'hero--primary',
  'margin-bottom--xl',
  'margin-left--sm',
  'margin-right--md',
  'margin-vert--lg',
  'margin-vert--md',
  'margin-vert--xl',
  'padding--lg',
  'padding--none',
]);

const UNUSED_VARIABLES = [
  /^--ifm-(dark|darker|darkest|light|lighter|lightest)-value$/,
  /^--ifm-contrast-(back|fore)ground(-dark)?-value$/,
  /^--ifm-color-(primary|secondary|success|info|warning|danger)-(darkest|light|lighter|lightest)$/,
  /^--ifm-(pagination-(?!nav)|pills-|tabs-|button-group-)/,
];

/** Whether this is a class of Infima that the site does without. */
export function isUnusedClass(name: string): boolean {
  return !USED_CLASSES.has(name) && UNUSED_CLASSES.some((pattern) => pattern.test(name));
}

/** Whether this is a variable of Infima that the site does without. */
export function isUnusedVariable(name: string): boolean {
  return UNUSED_VARIABLES.some((pattern) => pattern.test(name));
}
