import {statSync} from 'node:fs';

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

const done = new Map<string, Promise<Resized>>();

/**
 * An adapter that makes each size of a picture once for a language. A build asks for it twice,
 * for browser and server, and resizing all covers again takes a good part of a second.
 */
export function resizeOnce(adapter: Adapter): Adapter {
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
        const resized = done.get(key) ?? picture.resize(request);
        done.set(key, resized);
        return resized;
      },
    };
  };
}
