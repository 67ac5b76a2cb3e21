import type { FastifyReply, FastifyRequest } from 'fastify';
import { handle, plainRoute, type Route } from '#platform/server/http/handle.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { OutsideProvider } from '../../contract/outside.ts';
import { outsideApi } from '../../contract/outside.ts';
import {
  connectToAccount,
  disconnectFromAccount,
  signInWithProvider,
  signInWithTypedEmail,
} from '../actions/outside-sign-in.ts';
import { requireFresh } from '../actions/step-up.ts';
import type { Outside } from '../providers/outside.ts';
import { OutsideFailure } from '../providers/outside.ts';
import type { SignIn } from '../providers/sign-in.ts';
import { originOf, respondToSignIn } from './browser.ts';

const done = { ok: true } as const;
const CONNECTED_PAGE = '/profile/security';

const away = (reply: FastifyReply, target: string) =>
  reply.header('cache-control', 'no-store').redirect(target);

/** The ways to other services and back, and what may follow. Each way back ends on a page with a sentence. */
export function outsideRoutes(signIn: SignIn): Route[] {
  const { db, clock } = signIn;
  const { visit, nameless } = signIn.outsideCookies;
  const contextOf = (request: FastifyRequest) => ({
    db,
    signIn,
    origin: originOf(request),
    nowMs: clock(),
  });

  async function begin(
    provider: OutsideProvider,
    outside: Outside,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    try {
      const { url, visit: begun } = await outside.begin(null);
      reply.header('set-cookie', await visit.line(begun, clock()));
      return url.href;
    } catch (error) {
      request.log.warn({ err: error, provider }, 'signing in elsewhere could not begin');
      return `/login?notice=${provider}-failed`;
    }
  }

  async function comeBack(
    provider: OutsideProvider,
    outside: Outside,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    const kept = await visit.take(request.headers.cookie, clock());
    reply.header('set-cookie', visit.clearLine());
    // An answer without cookie, for another provider or repeated is refused.
    if (kept?.provider !== provider) return `/login?notice=${provider}-failed`;
    const context = contextOf(request);
    try {
      const person = await outside.finish(new URL(request.url, signIn.publicUrl), kept);
      if (kept.linkTo !== null) {
        const caller = await signIn.sessionGate(request);
        // Someone else has signed in meanwhile, or nobody is.
        if (caller?.owner !== kept.linkTo) return `${CONNECTED_PAGE}?notice=${provider}-failed`;
        const joined = await connectToAccount(context, kept.linkTo, person);
        return `${CONNECTED_PAGE}?notice=${provider}-${joined ? 'connected' : 'taken'}`;
      }
      const outcome = await signInWithProvider(context, person);
      if (outcome.kind === 'refused') return `/login?notice=${provider}-${outcome.why}`;
      if (outcome.kind === 'address-needed') {
        reply.header('set-cookie', await nameless.line(outcome.nameless, clock()));
        return '/login/add-email';
      }
      const { secondStep } = await respondToSignIn(signIn, request, reply, outcome.entered);
      return secondStep ? '/login/email?step=code' : '/';
    } catch (error) {
      if (!(error instanceof OutsideFailure)) throw error;
      if (error.reason === 'failed') {
        request.log.warn({ err: error.cause, provider }, 'signing in elsewhere failed');
      }
      const link = kept.linkTo === null ? '/login' : CONNECTED_PAGE;
      return `${link}?notice=${provider}-${error.reason}`;
    }
  }

  /** Where one step of the way leads: on to the other service, or to a page of ours. */
  const step = (provider: OutsideProvider, take: typeof begin) => {
    const outside = signIn.outside[provider];
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const target = outside
        ? await take(provider, outside, request, reply)
        : `/login/email?notice=${provider}-not-set-up`;
      return away(reply, target);
    };
  };

  return [
    plainRoute((app) => {
      const toGoogle = step('google', begin);
      app.get('/api/login', (request, reply) => {
        const { method } = request.query as { method?: unknown };
        return method === 'google' ? toGoogle(request, reply) : away(reply, '/login/email');
      });
      app.get('/api/callback', step('google', comeBack));
      app.get('/api/auth/facebook', step('facebook', begin));
      app.get('/api/auth/facebook/callback', step('facebook', comeBack));
    }),
    handle(outsideApi.giveEmail, async ({ body, request, reply }) => {
      const kept = await nameless.read(request.headers.cookie, clock());
      if (!kept) {
        throw new AppError('unauthenticated', {
          reason: 'sign_in_expired',
          message: 'Your sign-in expired. Start again.',
        });
      }
      const entered = await signInWithTypedEmail(contextOf(request), kept, body.email);
      if (entered === null) return done;
      reply.header('set-cookie', nameless.clearLine());
      return respondToSignIn(signIn, request, reply, entered);
    }),
    handle(outsideApi.connect, async ({ caller, params, nowMs, request, reply }) => {
      requireFresh(caller, nowMs);
      const { provider } = params;
      const outside = signIn.outside[provider];
      if (!outside) {
        throw new AppError('not_found', { message: 'That sign-in isn’t set up on this server.' });
      }
      const begun = await outside.begin(caller.owner).catch((error: unknown) => {
        request.log.warn({ err: error, provider }, 'connecting another service could not begin');
        throw new AppError('unavailable', {
          reason: 'service_not_reached',
          message: 'That service can’t be reached. Attempt again later.',
        });
      });
      reply.header('set-cookie', await visit.line(begun.visit, nowMs));
      return { url: begun.url.href };
    }),
    handle(outsideApi.disconnect, async ({ caller, params, nowMs, request }) => {
      requireFresh(caller, nowMs);
      await disconnectFromAccount(contextOf(request), caller.owner, params.provider);
      return done;
    }),
  ];
}
