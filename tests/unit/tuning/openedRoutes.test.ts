import {beforeEach, describe, expect, it, vi} from 'vitest';
import {componentOf, openedFirst} from '@site/src/plugins/tuning/openedRoutes';

const preload = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const create = vi.hoisted(() => vi.fn((path: string, hash: string) => ({path, hash, preload})));
vi.mock('@docusaurus/ComponentCreator', () => ({default: create}));

beforeEach(() => {
  create.mockClear();
});

it('componentOf creates the component of a route once', () => {
  const component = componentOf('/docs', '0');
  expect(component).toMatchObject({path: '/docs', hash: '0'});
  expect(componentOf('/docs', '0')).toBe(component);
  expect(componentOf('/docs', '1')).not.toBe(component);
  expect(create).toHaveBeenCalledTimes(2);
});

it('componentOf loads the component in a task of its own', async () => {
  const loading = componentOf('/compare', '0').preload();
  await Promise.resolve();
  expect(preload).not.toHaveBeenCalled();
  await loading;
  expect(preload).toHaveBeenCalledOnce();
});

describe('openedFirst', () => {
  const routes = [
    {path: '/docs/health', exact: true},
    {path: '/services', exact: true},
    {path: '/services/jira', exact: true},
    {path: '/docs'},
    {path: '/', exact: true},
    {path: '*'},
  ];
  const opened = (pathname: string) => openedFirst(routes, pathname).map(({path}) => path);
  const order = routes.map(({path}) => path);

  it.each([
    ['/services/jira', '/services/jira'],
    ['/services/jira/', '/services/jira'],
    ['/', '/'],
  ])('puts the route of %s first and keeps the order of the others', (pathname, first) => {
    expect(opened(pathname)).toEqual([first, ...order.filter((path) => path !== first)]);
  });

  it('puts the routes within a common one first, in their order', () => {
    expect(opened('/docs/intro')).toEqual([
      ...['/docs/health', '/docs'],
      ...['/services', '/services/jira', '/', '*'],
    ]);
  });

  it.each(['/docs-2', '/unknown', '/services/x'])('keeps the order for %s', (pathname) => {
    expect(opened(pathname)).toEqual(order);
  });
});
