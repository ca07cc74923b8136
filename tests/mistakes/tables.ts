/** All mistakes, from the first ones that a new author can make to the last. */
import {CLAIMS_AND_FACTS} from './claims';
import {DECISION_DATA} from './decisionData';
import {DOCUMENTS} from './documents';
import {FILES} from './files';
import {HEADS} from './heads';
import {LINKS_AND_PICTURES} from './links';
import {MARKUP_OF_ARTICLES} from './markup';
import type {Mistake} from './site';
import {TRANSLATIONS} from './translations';
import {VALUES_OF_RECORDS} from './values';
import {YAML} from './yaml';

export const MISTAKES: readonly Mistake[] = [
  ...YAML,
  ...VALUES_OF_RECORDS,
  ...CLAIMS_AND_FACTS,
  ...DECISION_DATA,
  ...HEADS,
  ...LINKS_AND_PICTURES,
  ...MARKUP_OF_ARTICLES,
  ...TRANSLATIONS,
  ...FILES,
  ...DOCUMENTS,
];
