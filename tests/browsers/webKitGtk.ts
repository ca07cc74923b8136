/**
 * The distribution's WebKitGTK, driven by WebDriver: MiniBrowser, which is part of the library, on a
 * virtual screen (Xvfb).
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {type AddressInfo, createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Builder, By, Capabilities, Key, type WebDriver} from 'selenium-webdriver';
import {findProgram} from '../e2e/chromium';
import type {Browser} from './browsers';
import type {Driver} from './tab';

const KEYS = {
  ArrowDown: Key.ARROW_DOWN,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ' ': Key.SPACE,
} as const satisfies Readonly<Record<Parameters<Driver['press']>[0], string>>;

/** With its toolbar, MiniBrowser can't be as narrow as a phone. */
const STYLES = '* {min-width: 0; min-height: 0; margin: 0; border-width: 0; padding: 0}';

export function webKitGtk(): Browser {
  const binary = findMiniBrowser();
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  const isThere = binary !== undefined && driver !== undefined && screen !== undefined;
  return {
    name: 'webkit (of the system)',
    missing: isThere ? undefined : 'apt-get install webkit2gtk-driver xvfb',
    tellsProblems: false,
    async start() {
      const settings = mkdtempSync(path.join(tmpdir(), 'webkit-'));
      mkdirSync(path.join(settings, 'gtk-3.0'));
      writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), STYLES);
      const display = spawn(
        screen!,
        // Without -noreset, the screen restarts whenever its last window has closed, and a browser
        // that starts meanwhile does not find it.
        ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'],
        {stdio: ['ignore', 'pipe', 'ignore']},
      );
      const [number] = (await once(display.stdout, 'data')) as [Buffer];
      const port = await findPort();
      const service = spawn(driver!, [`--port=${port}`], {
        stdio: 'ignore',
        env: {...process.env, DISPLAY: `:${String(number).trim()}`, XDG_CONFIG_HOME: settings},
      });
      const server = `http://127.0.0.1:${port}`;
      await waitFor(server);
      const open = (): Promise<WebDriver> =>
        new Builder()
          .usingServer(server)
          .withCapabilities(
            new Capabilities({
              browserName: 'MiniBrowser',
              'webkitgtk:browserOptions': {binary: binary!, args: ['--automation']},
            }),
          )
          .build();
      const first = await open();
      const version = (await first.getCapabilities()).getBrowserVersion() ?? 'unknown';
      await first.quit();
      return {
        version,
        visit: async () => driverOf(await open()),
        async close() {
          await end(service);
          await end(display);
          rmSync(settings, {recursive: true, force: true});
        },
      };
    },
  };
}

function driverOf(session: WebDriver): Driver {
  const press = (key: string): Promise<void> => session.actions().sendKeys(key).perform();
  const find = (selector: string) => session.findElement(By.css(selector));
  return {
    problems: [],
    goto: (url) => session.get(url),
    // JSON has null for undefined.
    evaluate: async (read, argument) =>
      (await session.executeScript(`return (${String(read)})(arguments[0])`, argument)) ??
      (undefined as never),
    // At the centre; the driver's own click fails if an invisible box covers the element.
    click: (selector) =>
      session
        .actions()
        .move({origin: find(selector)})
        .click()
        .perform(),
    select: (selector, value) =>
      find(selector)
        .findElement(By.css(`option[value="${value}"]`))
        .click(),
    press: (key) => press(KEYS[key]),
    type: press,
    async resize(width, height) {
      const window = session.manage().window();
      await window.setRect({width, height});
      // The window includes the bars of the browser.
      const [inner] = await session.executeScript<[number]>('return [window.innerHeight]');
      await window.setRect({width, height: height + (height - inner)});
    },
    reload: () => session.navigate().refresh(),
    goBack: () => session.navigate().back(),
    close: () => session.quit(),
  };
}

/** Debian installs MiniBrowser in the library's folder, below that of the architecture. */
const findMiniBrowser = (): string | undefined =>
  (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file));

/** A free port. */
async function findPort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a server responds. */
async function waitFor(server: string): Promise<void> {
  for (;;) {
    try {
      await fetch(`${server}/status`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}
