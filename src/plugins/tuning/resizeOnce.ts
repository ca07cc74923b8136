import {statSync} from 'node:fs';
import {createRequire} from 'node:module';

/** A picture in one size; width and height in pixels. */
type Resized = {readonly data: Buffer; readonly width: number; readonly height: number};

type Request = {
  readonly width: number;
  readonly mime: string;
  readonly options: {readonly quality: number; readonly background?: string};
};

/** How the loader for pictures has a library, such as sharp, work on one file. */
export type Adapter = (file: string) => {
  metadata(): Promise<{readonly width?: number}>;
  resize(request: Request): Promise<Resized>;
};

/** The adapter that plugin-ideal-image, whose package it belongs to, takes when it is given none. */
export const sharpAdapter = createRequire(require.resolve('@docusaurus/plugin-ideal-image'))(
  '@docusaurus/responsive-loader/sharp',
) as Adapter;

/**
 * An adapter that makes each size of a picture once, although a build asks for it twice: for the
 * browser and for the server. What it has made it keeps, some 60 KB for a size, as long as the
 * configuration it belongs to: Docusaurus loads that anew for each language.
 */
export function resizeOnce(adapter: Adapter): Adapter {
  const made = new Map<string, Promise<Resized>>();
  return (file) => {
    const picture = adapter(file);
    return {
      metadata: () => picture.metadata(),
      resize(request) {
        const {width, mime, options} = request;
        // While the development server runs, a picture may change.
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
