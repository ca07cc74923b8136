import {formatCount, type Usage} from '../units';
import type {Localized} from '../vocabulary';

type Example = {readonly label: Localized; readonly usage: Usage};

/** Typical usages of services, by category, in ascending order. */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'object-storage': [
    {
      label: {en: '100 GB stored, 100 GB out', ja: '保存100 GB、下り転送100 GB'},
      usage: {storedGb: 100, egressGb: 100},
    },
    {label: {en: '5 TB of backups', ja: 'バックアップ5 TB'}, usage: {storedGb: 5000}},
    {
      label: {en: '5 TB of media, 20 TB out', ja: 'メディア5 TB、下り転送20 TB'},
      usage: {storedGb: 5000, egressGb: 20_000},
    },
  ],
  'project-management': [5, 20, 100].map(ofUsers),
  'app-hosting': [1, 10, 100].map(ofCalls),
};

/** The usage with which readers start in a category, if none of the examples shows the differences. */
export const STARTS: Readonly<Record<string, Example>> = {
  'object-storage': {
    label: {en: '1 TB stored, 1 TB out', ja: '保存1 TB、下り転送1 TB'},
    usage: {storedGb: 1000, egressGb: 1000},
  },
  'project-management': ofUsers(12),
  'app-hosting': ofCalls(10),
};

function ofUsers(users: number): Example {
  return {label: {en: `${users} users`, ja: `${users}人`}, usage: {users}};
}

/** Calls of code with little CPU time; static files, which some services don't bill, are not meant. */
function ofCalls(millions: number): Example {
  return {
    label: {
      en: `${millions} million API calls, 5 ms each`,
      ja: `APIの呼び出し${formatCount(millions * 1e6, 'ja')}回、1回5 ms`,
    },
    usage: {requests: millions * 1e6, cpuMs: millions * 5e6},
  };
}
