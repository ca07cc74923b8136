/** All mistakes, in the order in which somebody may make them. */
import {ARTICLES} from './articles';
import {DOCUMENTS} from './documents';
import {FILES} from './files';
import {RECORDS} from './records';
import type {Mistake} from './site';
import {TRANSLATIONS} from './translations';

export const MISTAKES: readonly Mistake[] = [
  ...RECORDS,
  ...ARTICLES,
  ...TRANSLATIONS,
  ...FILES,
  ...DOCUMENTS,
];
