/** What the routes for browsers need so that a page opens as fast with a thousand routes as with ten. */
import createComponent from '@docusaurus/ComponentCreator';

/** The types of Docusaurus leave out that the loading of a component returns a promise. */
type Component = {preload: () => Promise<unknown>} & ReturnType<typeof createComponent>;
type Route = {readonly path: string; readonly exact?: boolean};

const created = new Map<string, Component>();

/**
 * The component of a route, which is created when it is first asked for. It is loaded in a task of
 * its own: on the page that is opened, running the scripts and starting the requests would together
 * be one long task, in which a phone does not respond.
 */
export function componentOf(path: string, hash: string): Component {
  const key = `${path}-${hash}`;
  const known = created.get(key);
  if (known !== undefined) {
    return known;
  }
  const component = createComponent(path, hash) as Component;
  const preload = component.preload.bind(component);
  component.preload = () => nextTask().then(preload);
  created.set(key, component);
  return component;
}

/** Waits for a task. Unlike a timeout, a message is not held back in a tab in the background. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

const isWithin = (path: string, parent: string): boolean =>
  path === parent || path.startsWith(`${parent}/`);

/**
 * Puts the routes first that may match the page that is opened, since the router compiles each path
 * that it tries. Which route matches a page stays the same: the paths have no parameters, so that
 * only routes within a common one can match the same page, and these keep their order.
 * @param pathname path of the page
 */
export function openedFirst<R extends Route>(routes: readonly R[], pathname: string): R[] {
  const page = withoutSlash(pathname);
  const parent = routes.find(({exact, path}) => !exact && isWithin(page, path));
  const rank = ({exact, path}: R): number => {
    if (exact && withoutSlash(path) === page) {
      return 0;
    }
    return parent !== undefined && isWithin(path, parent.path) ? 1 : 2;
  };
  return [0, 1, 2].flatMap((wanted) => routes.filter((route) => rank(route) === wanted));
}
