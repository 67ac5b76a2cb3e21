import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Db } from '../db/database.ts';
import type { SessionGate } from '../sessions/caller.ts';
import type { WorkerPool } from '../threads/worker-pool.ts';
import { protectFromForgery } from './anti-forgery.ts';
import { answerBrokenRequest } from './broken-requests.ts';
import { answerFailure } from './error-translator.ts';
import type { Route } from './handle.ts';
import { reportHealth } from './health.ts';
import { inlineHashes } from './inline-hashes.ts';
import { takeJsonBodies } from './json-body.ts';
import { notFound } from './not-found.ts';
import { describeApi } from './openapi.ts';
import { rateLimiters } from './rate-limits.ts';
import { cacheCaller } from './request-caller.ts';
import { type LogOptions, loggerOptions, logRequests } from './request-log.ts';
import { registerRoutes } from './route-registration.ts';
import { secureHeaders } from './security-headers.ts';
import { serveSiteTexts } from './site-texts.ts';
import { validatorCompiler } from './validation.ts';
import { answerWithPage, serveWebFiles, type WebApp } from './web-files.ts';

/** How many proxies in front, or which addresses, are believed about the caller's address. */
export type ProxyTrust = false | number | string;

export type HttpOptions = {
  title: string;
  routes: Route[];
  db: Db;
  sessionGate: SessionGate;
  /** Parses and validates large bodies; null: this thread does. */
  worker: WorkerPool | null;
  /** Resolves while the server can do its work. */
  checkHealth: () => Promise<unknown>;
  clock: () => number;
  secret: string;
  publicUrl: string;
  /** The built web application; null serves the API alone. */
  web: WebApp | null;
  log: LogOptions;
  rateLimits: 'on' | 'off';
  trustProxy: ProxyTrust;
};

// Verification links carry signed tokens well above Fastify's 100 characters.
const MAX_PARAM_LENGTH = 1024;
const API_ADDRESS = /^\/api(?:[/?#]|$)/;
/** Long enough for a photo over a poor line; without a limit slow senders could hold every connection. */
const REQUEST_TIMEOUT_MS = 120_000;
const COMPRESS_FROM_BYTES = 1024;
// The highest levels cost more time than they save on answers made for one person.
const BROTLI_QUALITY = 4;

/** The whole HTTP side of the product around a route table. */
export async function createHttpApp(options: HttpOptions): Promise<FastifyInstance> {
  const { web, publicUrl } = options;
  const callerOf = cacheCaller(options.sessionGate);
  const app = Fastify({
    logger: loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustOf(options.trustProxy),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    requestTimeout: REQUEST_TIMEOUT_MS,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) =>
      answerFailure(error, request as FastifyRequest, reply as FastifyReply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerFailure);
  takeJsonBodies(app, options.worker);
  logRequests(app);
  await secureHeaders(app, {
    https: publicUrl.startsWith('https:'),
    inline: inlineHashes(web ? [...web.pages.values()].map(({ html }) => html) : []),
  });
  await app.register(cookie);
  protectFromForgery(app, { secret: options.secret, publicUrl, callerOf });
  reportHealth(app, options.checkHealth);
  if (web) {
    await serveWebFiles(app, web);
    await serveSiteTexts(app, { root: web.root, publicUrl });
  }
  await app.register((api) => registerApi(api, options, callerOf));
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = ['GET', 'HEAD'].includes(request.method) && !API_ADDRESS.test(request.url);
    if (web && wantsPage) return answerWithPage(web, request, reply, callerOf);
    return notFound(options.routes, request, reply);
  });
  return app;
}

async function registerApi(
  api: FastifyInstance,
  { title, routes, db, clock, publicUrl, rateLimits }: HttpOptions,
  callerOf: ReturnType<typeof cacheCaller>,
): Promise<void> {
  await api.register(compress, {
    globalDecompression: false,
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  const limiters = rateLimits === 'on' ? await rateLimiters(api, callerOf) : null;
  await describeApi(api, { title, serverUrl: publicUrl });
  registerRoutes(api, routes, { db, clock, callerOf, limiters });
}

function trustOf(trust: ProxyTrust) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}
