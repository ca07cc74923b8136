import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Moves the focus with the page when the router changes it, and has the new title read out. */
export default function routeFocusPlugin(): Plugin {
  return {
    name: 'route-focus',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
