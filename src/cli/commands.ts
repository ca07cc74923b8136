import type {CommandUnknownOpts} from '@commander-js/extra-typings';

/** A command module. Importing it runs nothing. */
type CommandModule = {readonly command: CommandUnknownOpts};

/** Commands by npm script. A module is imported only when its command is called. */
export const COMMANDS = {
  analyze: () => import('./analyze'),
  bench: () => import('./bench'),
  'build:tested': () => import('./buildTested'),
  'build:variant': () => import('./buildVariant'),
  check: () => import('./checkAll'),
  'check:content': () => import('./checkContent'),
  'check:labels': () => import('./labels'),
  'check:licenses': () => import('./licenses'),
  'check:text': () => import('./text'),
  covers: () => import('./covers'),
  freshness: () => import('./freshness'),
  headers: () => import('./headers'),
  'install:chromium': () => import('./installChromium'),
  lighthouse: () => import('./lighthouse'),
  'links:external': () => import('./externalLinks'),
  measure: () => import('./measure'),
  new: () => import('./new'),
  'preview:summary': () => import('./previewSummary'),
  schema: () => import('./schema'),
  screenshots: () => import('./screenshots'),
  'serve:static': () => import('./serve'),
  suggestion: () => import('./suggestion'),
  translated: () => import('./translated'),
  upkeep: () => import('./upkeep'),
  verify: () => import('./verify'),
} as const satisfies Readonly<Record<string, () => Promise<CommandModule>>>;
export type CommandName = keyof typeof COMMANDS;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);
