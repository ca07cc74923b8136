import {statSync} from 'node:fs';
import {createRequire} from 'node:module';

/** A resized picture; width and height in pixels. */
type Resized = {readonly data: Buffer; readonly width: number; readonly height: number};

type Request = {
  readonly width: number;
  readonly mime: string;
  readonly options: {readonly quality: number; readonly background?: string};
};

/** Interface of responsive-loader to an image library such as sharp, for one file. */
export type Adapter = (file: string) => {
  metadata(): Promise<{readonly width?: number}>;
  resize(request: Request): Promise<Resized>;
};

/** The default adapter of plugin-ideal-image, from a dependency of that package. */
export const sharpAdapter = createRequire(require.resolve('@docusaurus/plugin-ideal-image'))(
  '@docusaurus/responsive-loader/sharp',
) as Adapter;

/**
 * Wraps an adapter so that each size of a picture is made only once, although a build requests it
 * several times: for the browser and for the server, and for each language. Results stay in memory,
 * about 60 KB per size.
 */
export function resizeOnce(adapter: Adapter): Adapter {
  const made = new Map<string, Promise<Resized>>();
  return (file) => {
    const picture = adapter(file);
    return {
      metadata: () => picture.metadata(),
      resize(request) {
        const {width, mime, options} = request;
        // A picture may change while the development server runs.
        const {mtimeMs, size} = statSync(file);
        const {quality, background} = options;
        const key = JSON.stringify({file, mtimeMs, size, width, mime, quality, background});
        const resized = made.get(key) ?? picture.resize(request);
        made.set(key, resized);
        return resized;
      },
    };
  };
}
