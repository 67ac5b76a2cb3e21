import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { InlineHashes } from './inline-hashes.ts';

const TWO_YEARS_SECONDS = 63_072_000;

/** Ours alone are the camera (barcodes, photos), the microphone (voice input), passkeys and a screen that stays on; the rest is off. */
const PERMISSIONS = [
  'camera=(self)',
  'microphone=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  'screen-wake-lock=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'magnetometer',
    'midi',
    'payment',
    'picture-in-picture',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** Headers of every response. */
const common = (https: boolean) => ({
  strictTransportSecurity: https && { maxAge: TWO_YEARS_SECONDS, includeSubDomains: false },
  crossOriginOpenerPolicy: { policy: 'same-origin' as const },
  crossOriginResourcePolicy: { policy: 'same-origin' as const },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  xFrameOptions: { action: 'deny' as const },
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** Lets the browser load and run our own files only, and of what is inline just what was built so. */
const pagePolicy = (https: boolean, inline: InlineHashes) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inline.scripts],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", ...inline.styles],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(https ? { upgradeInsecureRequests: [] } : {}),
    },
  },
});

/** A worker that compiles WebAssembly, and does nothing else: its author names it so. */
const WASM_WORKER = /^\/assets\/[\w-]+-wasm-worker-[\w-]+\.js$/;
const wasmWorkerPolicy = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      connectSrc: ["'self'"],
    },
  },
};

/** Parts of our pages, which no policy of their own rules; a worker's does. */
const PART_OF_PAGE = /^\/assets\/(?![\w-]*-worker-)/;

/** An answer of the API or a part of a page is no page: opened as one, it may do nothing. */
const partPolicy = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
};

const NOT_OURS = ['content-type', 'content-length', 'date', 'connection'];

/** What helmet would set, asked for once: asked for every request it costs a tenth of a small answer. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, options);
  probe.get('/', async () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !NOT_OURS.includes(name))
      .map(([name, value]) => [name, String(value)]),
  );
}

/** Pages whose address carries a secret must not pass it on. */
const SECRET_ADDRESS =
  /^\/(?:api\/(?:auth\/)?)?(?:verify-email|reset-password|login\/(?:reset|confirm-email|keep-email)|invitations|notifications\/stop|shared)\//;

/** Sets the safety headers of every answer. */
export async function secureHeaders(
  app: FastifyInstance,
  { https, inline }: { https: boolean; inline: InlineHashes },
): Promise<void> {
  const page = {
    ...(await headersOf({ ...common(https), ...pagePolicy(https, inline) })),
    'permissions-policy': PERMISSIONS,
  };
  const part = await headersOf({ ...common(https), ...partPolicy });
  const wasmWorker = await headersOf({ ...common(https), ...wasmWorkerPolicy });
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    const isPart = url.startsWith('/api/') || PART_OF_PAGE.test(url);
    reply.headers(isPart ? part : WASM_WORKER.test(url) ? wasmWorker : page);
    reply.header('x-request-id', request.id);
    if (SECRET_ADDRESS.test(url)) reply.header('referrer-policy', 'no-referrer');
    done();
  });
}
