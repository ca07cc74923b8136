/**
 * Steps that run after Docusaurus has built a language.
 *
 * Docusaurus runs the `postBuild` hooks of all plugins concurrently. The plugins of this site read
 * and change the same files, so they have steps instead, which `publish` runs one after the other.
 */
import type {Plugin, Props} from '@docusaurus/types';
import type {HeaderRule} from './headers';
import type {BuiltPage} from './pages';

/** A language that Docusaurus has built: the parameters of `postBuild`, without the content of the plugin. */
export type BuiltSite = Omit<Parameters<NonNullable<Plugin['postBuild']>>[0], 'content'>;

/** A task on the built files of a language. */
export type Step = {
  /** Reads a page. Each page is parsed once for all steps, before any of them runs. */
  readonly readPage?: ((page: BuiltPage) => void) | undefined;
  /** Like `readPage`, but called after that of all steps; it may change the tree. One step only. */
  readonly takePage?: (page: BuiltPage) => void;
  /**
   * Rules for the headers of the files that it writes.
   * @param bases base URLs of all languages, with that of the default language first
   */
  readonly headerRules?: (bases: readonly string[]) => readonly HeaderRule[];
  /** @throws Error if something is wrong with the site, which fails the build. */
  readonly run: (site: BuiltSite) => Promise<void> | void;
};

/** A plugin whose work after the build is a step of `publish`. */
export type PublishedPlugin<Content = unknown> = Plugin<Content> & {readonly publishStep: Step};

/** A plugin as loaded by Docusaurus, which keeps additional properties. */
type LoadedPlugin = Props['plugins'][number] & Partial<Pick<PublishedPlugin, 'publishStep'>>;

/**
 * Turns the `postBuild` hook of a plugin into a step of `publish`.
 * @param readPage also reads each page before the hook runs
 */
export function deferPostBuild<Content>(
  plugin: Plugin<Content>,
  readPage?: Step['readPage'],
): PublishedPlugin<Content> {
  const {postBuild, ...rest} = plugin;
  const publishStep: Step = {
    readPage,
    async run(site) {
      const loaded = (site.plugins as readonly LoadedPlugin[]).find(
        (candidate) => candidate.publishStep === publishStep,
      );
      await postBuild?.({...site, content: loaded?.content as Content});
    },
  };
  return {...rest, publishStep};
}

/** Name of a plugin, and the id if there are several instances. */
export type PluginName = {readonly name: string; readonly id?: string};

/**
 * The step of a plugin; `undefined` if the site does not use the plugin.
 * @throws Error if the plugin has no step
 */
export function stepOf(plugins: Props['plugins'], {name, id}: PluginName): Step | undefined {
  const plugin = (plugins as readonly LoadedPlugin[]).find(
    (candidate) => candidate.name === name && (id === undefined || candidate.options.id === id),
  );
  if (plugin && plugin.publishStep === undefined) {
    throw new Error(`publish: the plugin ${name} has no step; wrap it with deferPostBuild`);
  }
  return plugin?.publishStep;
}
