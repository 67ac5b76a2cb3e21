import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { AppError } from '#platform/shared/errors.ts';
import type { Db } from '../db/database.ts';
import type { SessionGate } from '../sessions/caller.ts';
import { protectFromForgery } from './anti-forgery.ts';
import { answerFailure } from './error-translator.ts';
import type { Route } from './handle.ts';
import { limitRates } from './rate-limits.ts';
import { callerOnce } from './request-caller.ts';
import { logRequests } from './request-log.ts';
import { registerRoutes } from './route-registration.ts';
import { validatorCompiler } from './validation.ts';

export type ProxyTrust = false | number | string;

export type HttpOptions = {
  routes: Route[];
  db: Db;
  sessionGate: SessionGate;
  clock: () => number;
  secret: string;
  publicUrl: string;
  log: { level: string };
  rateLimits: 'on' | 'off';
  /** Proxies in front whose forwarded address is believed: how many, or which addresses. */
  trustProxy: ProxyTrust;
};

// Verification links carry signed tokens well above Fastify's 100 characters.
const MAX_PARAM_LENGTH = 1024;

/** The whole HTTP side of the product around a route table. */
export async function createHttpApp(options: HttpOptions): Promise<FastifyInstance> {
  const callerOf = callerOnce(options.sessionGate);
  const rateLimits = options.rateLimits === 'on';
  const app = Fastify({
    logger: { level: options.log.level },
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    trustProxy: trustOf(options.trustProxy),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (error, request, reply) =>
      answerFailure(error, request as FastifyRequest, reply as FastifyReply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerFailure);
  app.removeContentTypeParser('text/plain');
  logRequests(app);
  await app.register(cookie);
  protectFromForgery(app, {
    secret: options.secret,
    publicUrl: options.publicUrl,
    callerOf,
  });
  if (rateLimits) await limitRates(app, callerOf);
  registerRoutes(app, options.routes, {
    db: options.db,
    clock: options.clock,
    callerOf,
    rateLimits,
  });
  app.setNotFoundHandler(async () => {
    throw new AppError('not_found', { message: 'There is nothing at this address.' });
  });
  return app;
}

function trustOf(trust: ProxyTrust) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}
