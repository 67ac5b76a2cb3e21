import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

/** A picture to be read, and what it says. */
export type Shown = {
  kind: string;
  png: Buffer;
  isRetail: boolean;
  fits: (read: string) => boolean;
};

export type BenchPage = {
  url: string;
  /** Gives a picture an address on the page's own server. */
  show(png: Buffer): string;
  close(): Promise<void>;
};

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** As the product does: what is of no such kind would not become smaller. */
const pack = (bytes: Buffer, type: string | undefined): Buffer =>
  type ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : bytes;

/** Builds a bench's page and serves it on loopback, compressed as the product serves its files. */
export async function servePage(
  work: string,
  root = join(import.meta.dirname, 'page'),
): Promise<BenchPage> {
  const outDir = join(work, 'page');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: './',
    build: { outDir, target: 'es2023', assetsInlineLimit: 0 },
    worker: { format: 'es' },
  });
  let shown: Buffer | null = null;
  const compressed = new Map<string, Buffer>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = normalize(new URL(request.url ?? '/', 'http://x').pathname);
    if (path.startsWith('/picture')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(shown);
      return;
    }
    try {
      const file = path === '/' ? '/index.html' : path;
      const type = TYPES[extname(file)];
      const kept = compressed.get(file) ?? pack(await readFile(join(outDir, file)), type);
      compressed.set(file, kept);
      response.writeHead(200, {
        'content-type': type ?? 'application/octet-stream',
        ...(type ? { 'content-encoding': 'br' } : {}),
      });
      response.end(kept);
    } catch {
      response.writeHead(404).end();
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  // The product's files lie compressed on its disk: so that the first visit does not wait for it here either.
  for (const asset of await readdir(join(outDir, 'assets'))) {
    await fetch(`${url}assets/${asset}`).then((file) => file.arrayBuffer());
  }
  let count = 0;
  return {
    url,
    show(png) {
      shown = png;
      count += 1;
      return `${url}picture/${count}`;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
