import type { FastifyRequest } from 'fastify';
import type { OwnerId } from './owner.ts';

/** The signed-in person behind a request. */
export type Caller = {
  owner: OwnerId;
  /** Opaque name of the session, for anti-forgery tokens and rate limits; never the cookie itself. */
  sessionId: string;
  emailVerified: boolean;
  /** When the person last showed who they are, milliseconds since 1970. */
  signedInAtMs: number;
};

/** Answers who is calling; null for a stranger. The account feature provides it, app.ts plugs it in. */
export type SessionGate = (request: FastifyRequest) => Promise<Caller | null>;
