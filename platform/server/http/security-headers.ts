import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { InlineHashes } from './inline-hashes.ts';

const TWO_YEARS_SECONDS = 63_072_000;

/** Ours alone are the camera (barcodes, photos) and the microphone (voice input); the rest is off. */
const PERMISSIONS = [
  'camera=(self)',
  'microphone=(self)',
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
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** Pages whose address carries a secret must not pass it on. */
const SECRET_ADDRESS = /^\/(?:api\/auth\/)?(?:verify-email|reset-password|login\/reset)\//;

/**
 * Headers of every answer. The content policy lets the browser load and run our own files only;
 * the inline scripts and styles of our own built pages are allowed by their hashes.
 */
export async function secureHeaders(
  app: FastifyInstance,
  { https, inline }: { https: boolean; inline: InlineHashes },
): Promise<void> {
  await app.register(helmet, {
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
    strictTransportSecurity: https && { maxAge: TWO_YEARS_SECONDS, includeSubDomains: false },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    reply.header('x-request-id', request.id);
    if (SECRET_ADDRESS.test(request.url)) reply.raw.setHeader('referrer-policy', 'no-referrer');
  });
}
