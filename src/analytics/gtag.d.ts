/** The part of the plugin that runs in the browser, which it does not declare the type of. */
declare module '@docusaurus/plugin-google-gtag/lib/gtag' {
  import type {ClientModule} from '@docusaurus/types';

  const clientModule: ClientModule;
  export default clientModule;
}
