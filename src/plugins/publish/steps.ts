/**
 * What is done with a language once Docusaurus has built it.
 *
 * Docusaurus runs the `postBuild` of all plugins side by side. Those of this site read and change
 * the same files, so none of them has one: each has a step instead, and `publish` runs the steps
 * one after the other, in the order of its list.
 */
import type {Plugin, Props} from '@docusaurus/types';
import type {BuiltPage} from './pages';

/** What Docusaurus hands to `postBuild`, the content of the plugin left out. */
export type BuiltSite = Omit<Parameters<NonNullable<Plugin['postBuild']>>[0], 'content'>;

/** One piece of work on the built files of a language. */
export type Step = {
  /** Looks at one page. Each page is parsed once, for all steps, before the first of them runs. */
  readonly readPage?: (page: BuiltPage) => void;
  /** @throws Error with what is wrong with the site; the build then fails. */
  readonly run: (site: BuiltSite) => Promise<void> | void;
};

/** A plugin that leaves its work after the build to `publish`. */
export type PublishedPlugin<Content = unknown> = Plugin<Content> & {readonly publishStep: Step};

/** A plugin as Docusaurus has loaded it; it keeps what a plugin has beyond the interface. */
type LoadedPlugin = Props['plugins'][number] & Partial<Pick<PublishedPlugin, 'publishStep'>>;

/** A plugin of Docusaurus whose `postBuild` becomes a step of `publish`. */
export function deferPostBuild<Content>(plugin: Plugin<Content>): PublishedPlugin<Content> {
  const {postBuild, ...rest} = plugin;
  const publishStep: Step = {
    async run(site) {
      const loaded = (site.plugins as readonly LoadedPlugin[]).find(
        (candidate) => candidate.publishStep === publishStep,
      );
      await postBuild?.({...site, content: loaded?.content as Content});
    },
  };
  return {...rest, publishStep};
}

/** Name of a plugin, and its id where there is more than one instance of it. */
export type PluginName = {readonly name: string; readonly id?: string};

/**
 * The step of a plugin; `undefined` when the site does without that plugin.
 * @throws Error when the plugin is there and has no step
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
