import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/server/db/database.ts';
import type { Database } from '#platform/server/db/open-database.ts';
import type { PostMail } from '#platform/server/mail/mail-queue.ts';
import type { SessionGate } from '#platform/server/sessions/caller.ts';
import type { OutsideProvider } from '../../contract/outside.ts';
import { createIdentity, type Identity, type PasswordHashing } from './better-auth.ts';
import { createKnownDevices, type KnownDevices } from './known-device.ts';
import {
  createFacebook,
  createGoogle,
  type FacebookSettings,
  type GoogleSettings,
  type Outside,
} from './outside.ts';
import { createOutsideCookies, type OutsideCookies } from './outside-visit.ts';
import { createTickets, type Tickets } from './second-step-ticket.ts';
import { createSessionGatekeeper, type SessionGatekeeper } from './session-gate.ts';

/** Where the server writes what went wrong in the background. */
export type Log = { error(detail: object, message: string): void };

/** Everything about signing in that lives as long as the server does. */
export type SignIn = {
  db: Db;
  /** Milliseconds since 1970. */
  clock: () => number;
  sessionGate: SessionGate;
  identity: Identity;
  gatekeeper: SessionGatekeeper;
  tickets: Tickets;
  knownDevices: KnownDevices;
  /** Other services to sign in with; null for one that is not set up. */
  outside: Record<OutsideProvider, Outside | null>;
  outsideCookies: OutsideCookies;
  /** A keyed hash: a short code or an address cannot be guessed back from what is stored. */
  keyedHash(text: string): string;
  /** Keeps a mail to be sent with what it is about. */
  post: PostMail;
  publicUrl: string;
  /** Addresses that were told lately that a person tried to sign up with them. */
  noticed: LRUCache<string, true>;
};

const NOTICE_EVERY_MS = 60 * 60 * 1000;

/** Creates a server's sign-in. `secret` signs cookies; `clock` returns milliseconds since 1970. */
export function createSignIn(options: {
  database: Database;
  post: PostMail;
  secret: string;
  publicUrl: string;
  clock: () => number;
  google?: GoogleSettings | null;
  facebook?: FacebookSettings | null;
  hashing?: PasswordHashing | undefined;
}): SignIn {
  const { database, post, secret, clock, hashing } = options;
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const identity = createIdentity({ db: database.db, secret, publicUrl, clock, hashing });
  const gatekeeper = createSessionGatekeeper(identity, clock);
  return {
    db: database.db,
    clock,
    sessionGate: gatekeeper.gate,
    identity,
    gatekeeper,
    tickets: createTickets({ secret, publicUrl }),
    knownDevices: createKnownDevices({ secret, publicUrl }),
    outside: {
      google: options.google ? createGoogle(options.google, publicUrl) : null,
      facebook: options.facebook ? createFacebook(options.facebook, publicUrl) : null,
    },
    outsideCookies: createOutsideCookies(identity, { publicUrl }),
    keyedHash: (text) => createHmac('sha256', secret).update(text).digest('base64url'),
    post,
    publicUrl,
    noticed: new LRUCache({ max: 10_000, ttl: NOTICE_EVERY_MS }),
  };
}
