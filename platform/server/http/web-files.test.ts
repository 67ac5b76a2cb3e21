import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SMALL_APP_ORIGIN, smallApp } from '../testing/small-app.ts';
import { plainRoute } from './handle.ts';
import { readWebPages, webPageReader } from './web-pages.ts';

const THEME_SCRIPT = "document.documentElement.dataset.theme = 'dark'";
const INLINE_STYLE = 'body { margin: 0 }';
const APP_PAGE = `<!doctype html><script>${THEME_SCRIPT}</script><script type="module" src="/assets/app-1a2b.js"></script>`;
const TERMS_PAGE = `<!doctype html><style>${INLINE_STYLE}</style><h1>Terms</h1>`;
const OWN_PAGES = {
  '/': { page: '/welcome', for: 'strangers' },
  '/pricing': { page: '/welcome', for: 'everybody' },
  '/login': { page: '/not-built', for: 'everybody' },
  '/squat': { page: '/public/seldom/squat', for: 'everybody' },
} as const;
const WELCOME_PAGE = '<!doctype html><link rel="canonical" href="https://public-url.invalid/">';
const CODE = `console.log('${'vigour '.repeat(300)}')`;

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the web application', () => {
  let app: FastifyInstance;
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'vigour-web-'));
    await mkdir(join(root, 'assets'));
    await mkdir(join(root, 'terms'));
    await writeFile(join(root, 'index.html'), APP_PAGE);
    await writeFile(join(root, 'terms/index.html'), TERMS_PAGE);
    await writeFile(join(root, 'welcome.html'), WELCOME_PAGE);
    await mkdir(join(root, 'public/seldom'), { recursive: true });
    await writeFile(join(root, 'public/seldom/squat.html'), WELCOME_PAGE);
    await writeFile(join(root, 'robots.txt'), 'Sitemap: https://public-url.invalid/sitemap.xml');
    await writeFile(join(root, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(root, 'assets/app-1a2b.js'), CODE);
    await writeFile(join(root, 'assets/decoder-wasm-worker-1a2b.js'), CODE);
    await writeFile(join(root, 'assets/app-1a2b.js.br'), brotliCompressSync(CODE));
    app = await smallApp([plainRoute((api) => api.get('/api/big', async () => CODE))], {
      web: {
        root,
        pages: await readWebPages(root, { publicUrl: SMALL_APP_ORIGIN, seldom: '/public/seldom/' }),
        readSeldom: webPageReader(root, { publicUrl: SMALL_APP_ORIGIN }),
        ownPages: OWN_PAGES,
        isPage: (path) =>
          ['/', '/login', '/pricing', '/squat', '/terms', '/verify-email/secret'].includes(path),
      },
    });
  });
  afterAll(async () => {
    await app.close();
    await rm(root, { recursive: true, force: true });
  });

  it('answers its addresses with the application, or the page of their own', async () => {
    const login = await app.inject({ url: '/login?next=%2Fhome' });
    expect(login.statusCode).toBe(200);
    expect(login.body).toBe(APP_PAGE);
    expect(login.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(login.headers['cache-control']).toBe('no-cache');
    expect((await app.inject({ url: '/terms' })).body).toBe(TERMS_PAGE);
    expect((await app.inject({ url: '/terms/' })).body).toBe(TERMS_PAGE);
  });

  it('reads a page that is asked for now and then when it is', async () => {
    const headers = { 'accept-encoding': 'br' };
    const squat = await app.inject({ url: '/squat', headers });
    expect(brotliDecompressSync(squat.rawPayload).toString()).toContain(`"${SMALL_APP_ORIGIN}/"`);
    const again = { ...headers, 'if-none-match': String(squat.headers.etag) };
    expect((await app.inject({ url: '/squat', headers: again })).statusCode).toBe(304);
    expect((await app.inject({ url: '/public/seldom/squat' })).statusCode).toBe(404);
  });

  it('puts a label above every page, where there is one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vigour-label-'));
    const built =
      '<!doctype html><html lang="en-AU"><body class="pt-2"><main></main></body></html>';
    for (const name of ['index.html', 'terms.html']) await writeFile(join(folder, name), built);
    const pages = await readWebPages(folder, { label: 'Sample data' });
    await rm(folder, { recursive: true });
    expect([...pages.values()].map(({ html }) => html)).toEqual(
      Array(2).fill(
        '<!doctype html><html data-page-label lang="en-AU"><body class="pt-2"><aside class="page-label" aria-label="Notice">Sample data</aside><main></main></body></html>',
      ),
    );
  });

  it.each(['/nothing', '/terms/more', '/index.html', '/%zz', '/..%2f..%2fetc%2fpasswd', '/%00'])(
    'answers %s with the application and 404',
    async (url) => {
      const response = await app.inject({ url });
      expect([400, 404]).toContain(response.statusCode);
      if (response.statusCode === 404) expect(response.body).toBe(APP_PAGE);
      else expect(response.json()).toMatchObject({ code: 'invalid' });
    },
  );

  it('answers the front door by who is there', async () => {
    const visitor = await app.inject({ url: '/?from=mail' });
    expect(visitor.body).toContain(`href="${SMALL_APP_ORIGIN}/"`);
    expect(visitor.headers.vary).toBe('accept-encoding, cookie');
    expect(visitor.headers['cache-control']).toBe('no-cache');
    const member = await app.inject({ url: '/', headers: { 'x-test-session': 'robin' } });
    expect(member.body).toBe(APP_PAGE);
    expect(member.headers.vary).toBe('accept-encoding, cookie');
    expect(member.headers.etag).not.toBe(visitor.headers.etag);
    const pricing = await app.inject({ url: '/pricing', headers: { 'x-test-session': 'robin' } });
    expect(pricing.body).toBe(visitor.body);
    // The page's own file name is no address, and other pages look at nobody.
    expect((await app.inject({ url: '/welcome' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/login' })).headers.vary).toBe('accept-encoding');
  });

  it('sends the application while nobody can tell who is there', async () => {
    const failing = await smallApp([], {
      sessionGate: () => Promise.reject(new Error('no database')),
      web: {
        root,
        pages: await readWebPages(root),
        isPage: () => true,
        ownPages: OWN_PAGES,
      },
    });
    const response = await failing.inject({ url: '/' });
    await failing.close();
    expect([response.statusCode, response.body]).toEqual([200, APP_PAGE]);
  });

  it('names its own address in the texts for robots', async () => {
    const response = await app.inject({ url: '/robots.txt' });
    expect(response.body).toBe(`Sitemap: ${SMALL_APP_ORIGIN}/sitemap.xml`);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect((await app.inject({ url: '/sitemap.xml' })).statusCode).toBe(404);
  });

  it('tells workers on devices to go where the built app has none', async () => {
    const going = await app.inject({ url: '/sw.js' });
    expect(going.body).toContain('unregister()');
    expect(going.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(going.headers['cache-control']).toBe('no-cache');
    const built = await mkdtemp(join(tmpdir(), 'vigour-web-'));
    await writeFile(join(built, 'index.html'), APP_PAGE);
    await writeFile(join(built, 'sw.js'), CODE);
    const pages = await readWebPages(built);
    const withWorker = await smallApp([], { web: { root: built, pages, isPage: () => true } });
    const worker = await withWorker.inject({ url: '/sw.js' });
    await withWorker.close();
    await rm(built, { recursive: true });
    expect(worker.body).toBe(CODE);
    expect(worker.headers['cache-control']).toBe('no-cache');
  });

  it('gives the worker the digests of labelled pages: it would not take them otherwise', async () => {
    const digests = (html: string) =>
      `{revision:"${createHash('sha256').update(html).digest('hex').slice(0, 16)}",url:"/home",integrity:"sha256-${createHash('sha256').update(html).digest('base64')}"}`;
    const folder = await mkdtemp(join(tmpdir(), 'vigour-web-'));
    const built = '<!doctype html><html lang="en-AU"><body><main></main></body></html>';
    await writeFile(join(folder, 'index.html'), built);
    await writeFile(join(folder, 'home.html'), built);
    await writeFile(join(folder, 'sw.js'), `precache([${digests(built)}])`);
    const pages = await readWebPages(folder, { label: 'Sample data' });
    const labelled = await smallApp([], { web: { root: folder, pages, isPage: () => true } });
    const [page, worker] = await Promise.all(
      ['/home', '/sw.js'].map((url) => labelled.inject({ url })),
    );
    await labelled.close();
    await rm(folder, { recursive: true });
    expect(page?.body).toContain('Sample data');
    expect(worker?.body).toBe(`precache([${digests(page?.body ?? '')}])`);
  });

  it('answers HEAD without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/login' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
    expect((await app.inject({ method: 'HEAD', url: '/nothing' })).statusCode).toBe(404);
    const file = await app.inject({ method: 'HEAD', url: '/icon.svg' });
    expect(file.statusCode).toBe(200);
  });

  it('keeps to itself what is under /api', async () => {
    const response = await app.inject({ url: '/api/nothing' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
    expect((await app.inject({ url: '/api' })).json()).toMatchObject({ code: 'not_found' });
  });

  it('sends a page packed, and once only', async () => {
    const packed = await app.inject({ url: '/login', headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(APP_PAGE);
    const zipped = await app.inject({
      url: '/login',
      headers: { 'accept-encoding': 'br;q=0, gzip;q=0.5' },
    });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(APP_PAGE);
    const again = await app.inject({
      url: '/login',
      headers: { 'accept-encoding': 'br', 'if-none-match': String(packed.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('sends hashed files packed and for ever, others revalidated', async () => {
    const url = '/assets/app-1a2b.js';
    const response = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(CODE);
    const plain = await app.inject({ url });
    expect(plain.body).toBe(CODE);
    expect(plain.headers.etag).not.toBe(response.headers.etag);
    const icon = await app.inject({ url: '/icon.svg' });
    expect(icon.headers['cache-control']).toBe('no-cache');
    const unchanged = await app.inject({
      url: '/icon.svg',
      headers: { 'if-none-match': String(icon.headers.etag) },
    });
    expect(unchanged.statusCode).toBe(304);
    expect((await app.inject({ url: '/assets/app-1a2b.js.br' })).statusCode).toBe(404);
  });

  it('packs answers of the API', async () => {
    const response = await app.inject({ url: '/api/big', headers: { 'accept-encoding': 'br' } });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(CODE);
  });

  it('is allowed what its own pages hold inline, and nothing else', async () => {
    for (const url of ['/', '/nothing', '/icon.svg', '/terms', '/assets/csv-worker-1a2b.js']) {
      const policy = String((await app.inject({ url })).headers['content-security-policy']);
      const directives = new Map(
        policy.split(';').map((part) => {
          const [name = '', ...sources] = part.trim().split(' ');
          return [name, sources.join(' ')];
        }),
      );
      expect(directives.get('default-src')).toBe("'self'");
      expect(directives.get('script-src')).toBe(`'self' ${sourceOf(THEME_SCRIPT)}`);
      expect(directives.get('style-src')).toBe(`'self' ${sourceOf(INLINE_STYLE)}`);
      expect(directives.get('frame-ancestors')).toBe("'none'");
      expect(directives.get('object-src')).toBe("'none'");
      expect(directives.get('base-uri')).toBe("'none'");
      expect(directives.get('form-action')).toBe("'self'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
    }
  });

  it('lets only a worker that is named so compile WebAssembly, and that worker nothing else', async () => {
    const policyOf = async (url: string) =>
      (await app.inject({ url })).headers['content-security-policy'];
    expect(await policyOf('/assets/decoder-wasm-worker-1a2b.js')).toBe(
      "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'",
    );
    for (const url of [
      '/',
      '/assets/app-1a2b.js',
      '/x-wasm-worker-1.js',
      '/api/wasm-worker-1.js',
    ]) {
      expect(await policyOf(url)).not.toContain('wasm');
    }
  });

  it('leaves an answer of the API or a part of a page, opened as a page, nothing to do', async () => {
    for (const url of ['/api/nothing', '/api/big', '/api/health', '/assets/app-1a2b.js']) {
      const { headers } = await app.inject({ url });
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('carries the other safety headers', async () => {
    const { headers } = await app.inject({ url: '/' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['permissions-policy']).toMatch(/^camera=\(self\), microphone=\(self\), /);
    expect(headers['permissions-policy']).toMatch(/geolocation=\(\)/);
    expect(headers['strict-transport-security']).toBeUndefined();
    const secret = await app.inject({ url: '/verify-email/secret' });
    expect(secret.headers['referrer-policy']).toBe('no-referrer');
  });

  it('insists on https once it is there', async () => {
    const secure = await smallApp([], { publicUrl: 'https://vigour.example' });
    const { headers } = await secure.inject({ url: '/' });
    await secure.close();
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
    expect(headers['content-security-policy']).toMatch(/upgrade-insecure-requests/);
  });
});
