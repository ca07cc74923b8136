/** The client module of the plugin, for which the package has no types. */
declare module '@docusaurus/plugin-google-gtag/lib/gtag' {
  import type {ClientModule} from '@docusaurus/types';

  const clientModule: ClientModule;
  export default clientModule;
}
