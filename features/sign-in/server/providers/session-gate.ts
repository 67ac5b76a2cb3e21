import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Caller, SessionGate } from '#platform/server/sessions/caller.ts';
import { proveOwner } from '#platform/server/sessions/owner.ts';
import type { Identity } from './better-auth.ts';

/** How long a process may go on trusting what it read: another process's sign-out takes at most this. */
const TRUST_MS = 30_000;
const MAX_CACHED_SESSIONS = 20_000;

type Kept = { caller: Caller; endsAtMs: number; readAtMs: number };

/** Answers who is calling, mostly from memory. */
export type SessionGatekeeper = ReturnType<typeof createSessionGatekeeper>;

export function createSessionGatekeeper(identity: Identity, clock: () => number) {
  const kept = new LRUCache<string, Kept>({ max: MAX_CACHED_SESSIONS, ttl: TRUST_MS });
  // Counts revocations: an answer that was being read while one happened is not kept.
  let revocations = 0;

  const nameOf = (cookieValue: string) =>
    createHash('sha256').update(cookieValue).digest('base64url');

  async function callerOf(cookieValue: string): Promise<Caller | null> {
    const sessionId = nameOf(cookieValue);
    let known = kept.get(sessionId);
    // By the product's clock as well: neither a clock put back nor one put on makes old news last.
    const age = known ? clock() - known.readAtMs : 0;
    if (!known || age < 0 || age > TRUST_MS) {
      const before = revocations;
      const session = await identity.readSession(cookieValue);
      if (!session) return null;
      const { accountId, emailVerified, endsAtMs, signedInAtMs } = session;
      const owner = proveOwner(accountId);
      known = {
        caller: { owner, sessionId, emailVerified, signedInAtMs },
        endsAtMs,
        readAtMs: clock(),
      };
      if (before === revocations) kept.set(sessionId, known);
    }
    if (clock() < known.endsAtMs) return known.caller;
    kept.delete(sessionId);
    await identity.endSession(cookieValue);
    return null;
  }

  /** Who is behind a request; null for a stranger. */
  const gate: SessionGate = async (request) => {
    const cookieValue = identity.cookieIn(request.headers.cookie);
    return cookieValue === null ? null : callerOf(cookieValue);
  };

  return {
    gate,

    /** The row of the session that a Cookie header carries, for the list of sessions; null for a stranger. */
    async rowOf(cookieHeader: string | undefined): Promise<string | null> {
      const cookieValue = identity.cookieIn(cookieHeader);
      return cookieValue === null ? null : ((await identity.readSession(cookieValue))?.id ?? null);
    },

    /** Ends the session that a Cookie header carries, if it carries one. */
    async end(cookieHeader: string | undefined): Promise<void> {
      const cookieValue = identity.cookieIn(cookieHeader);
      if (cookieValue === null) return;
      await identity.endSession(cookieValue);
      revocations += 1;
      kept.delete(nameOf(cookieValue));
    },

    /** Reads an account's sessions again: after they were ended, or its address was verified. */
    forget(accountId: string): void {
      revocations += 1;
      for (const [sessionId, { caller }] of kept.entries()) {
        if (caller.owner === accountId) kept.delete(sessionId);
      }
    },
  };
}
