import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/shared/errors.ts';
import type { CallerOf } from './request-caller.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const NONCE_BYTES = 18;
const VISITOR_BYTES = 24;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The address or body proves the right, so no token is needed. */
    carriesProof?: true;
  }
}

export type AntiForgeryOptions = { secret: string; publicUrl: string; callerOf: CallerOf };

/**
 * Refuses every non-read that does not carry a token made for this very session (or, before
 * sign-in, for this very browser). Other sites can neither read such a token nor have one that fits:
 * planting their own cookie and token does not help, because a session's token is bound to the session.
 */
export function protectFromForgery(app: FastifyInstance, options: AntiForgeryOptions): void {
  const { secret, callerOf } = options;
  const publicOrigin = new URL(options.publicUrl).origin;
  const secure = publicOrigin.startsWith('https:');
  const visitorCookie = secure ? '__Host-vigour-visitor' : 'vigour-visitor';
  const key = createHmac('sha256', secret).update('anti-forgery').digest();

  const sign = (holder: string, nonce: string) =>
    createHmac('sha256', key).update(`${holder}\0${nonce}`).digest();

  async function holderOf(request: FastifyRequest): Promise<string | null> {
    const caller = await callerOf(request);
    if (caller) return `session\0${caller.sessionId}`;
    const visitor = request.cookies[visitorCookie];
    return visitor ? `visitor\0${visitor}` : null;
  }

  function newVisitor(reply: FastifyReply): string {
    const visitor = randomBytes(VISITOR_BYTES).toString('base64url');
    reply.setCookie(visitorCookie, visitor, { path: '/', httpOnly: true, sameSite: 'lax', secure });
    return `visitor\0${visitor}`;
  }

  function comesFromUs(request: FastifyRequest): boolean {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
    const { origin } = request.headers;
    if (origin === undefined || origin === publicOrigin) return true;
    // Without https the page may be open under another name of this machine.
    return !secure && origin === `http://${request.host}`;
  }

  function fits(token: unknown, holder: string | null): boolean {
    if (typeof token !== 'string' || holder === null) return false;
    const [nonce = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    const wanted = sign(holder, nonce);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }

  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method) || request.routeOptions.config.carriesProof) return;
    if (!comesFromUs(request)) {
      throw new AppError('forbidden', {
        reason: 'foreign_origin',
        message: 'This request came from another site and was blocked.',
      });
    }
    if (!fits(request.headers['x-csrf-token'], await holderOf(request))) {
      throw new AppError('forbidden', {
        reason: 'stale_csrf_token',
        message: 'This page is out of date. Reload it and try again.',
      });
    }
  });

  app.get('/api/csrf-token', { schema: { hide: true } }, async (request, reply) => {
    const holder = (await holderOf(request)) ?? newVisitor(reply);
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    reply.header('cache-control', 'no-store');
    return { csrfToken: `${nonce}.${sign(holder, nonce).toString('base64url')}` };
  });
}
