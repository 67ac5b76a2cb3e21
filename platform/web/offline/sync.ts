import type { Endpoint } from '#platform/shared/endpoint.ts';
import { ApiError } from '../api-client/api-error.ts';
import { callNow } from '../api-client/call.ts';
import { fetchToken } from '../api-client/csrf.ts';
import { type PendingWrite, WRITE_FORMAT } from './device-store.ts';
import { findNextWrite } from './known.ts';
import { madeByAnotherVersion } from './messages.ts';
import { isLost, isSignedOut } from './network-error.ts';
import { type Outbox, problemOf } from './outbox.ts';

type SyncOptions = {
  outbox: Outbox;
  person: () => string | null;
  /** Fetches the current user: their id, or 401. */
  personEndpoint: Endpoint;
  /** Whether the browser's session is the one under which the server named `person`. */
  sameSession: () => boolean;
  /** Nobody, or someone else, is signed in by now. */
  personChanged: () => void;
};

/** How sending ended: everything sent, to be retried later, or blocked until a person signs in. */
export type SendResult = 'done' | 'later' | 'signed-out';

/** Without an answer for so long a write is sent again, ms. */
const PATIENCE_MS = 20_000;
/** A write that fails this often is set aside, so that others continue. */
const MAX_SERVER_ERRORS = 5;
/** Not this time: too slow, too many, too early. */
const AGAIN_LATER = [408, 425, 429];

/**
 * Sends what waits, in order, each until it is answered. First comes the token, then the check who is signed
 * in: by the session's mark, else by asking. A token belongs to a session, so if someone else signs in at any
 * moment between, the server refuses it, and nobody's writes are ever sent as another person's.
 */
export async function sendPending(options: SyncOptions): Promise<SendResult> {
  const { outbox, person, personEndpoint, sameSession, personChanged } = options;
  const owner = person();
  let token: string;
  try {
    token = await fetchToken();
    if (!findNextWrite(await outbox.refresh())) return 'done';
    if (!sameSession() && !(await isSignedIn())) {
      personChanged();
      return 'signed-out';
    }
  } catch (error) {
    if (!isSignedOut(error)) return 'later';
    personChanged();
    return 'signed-out';
  }

  async function isSignedIn(): Promise<boolean> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const now = (await callNow(personEndpoint, {}, { signal })) as { id: string };
    return now.id === owner;
  }

  for (;;) {
    const next = findNextWrite(await outbox.refresh());
    if (!next) return 'done';
    const end = await sendOne(next, token, outbox);
    if (end === 'done') continue;
    if (end !== 'later') personChanged();
    return end === 'other-session' ? 'later' : end;
  }
}

async function sendOne(
  write: PendingWrite,
  token: string,
  outbox: Outbox,
): Promise<SendResult | 'other-session'> {
  const rule = outbox.ruleOf(write.endpoint);
  if (!rule || write.format !== WRITE_FORMAT) {
    const problem = { status: 0, sentence: madeByAnotherVersion, fields: {}, current: undefined };
    await outbox.failed(write, { state: 'refused', problem });
    return 'done';
  }
  const attempts = write.attempts + 1;
  const sent = await outbox.startSending(write);
  if (!sent) return 'done';
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await callNow(rule.endpoint, sent.input, { token, signal });
    await outbox.settled(sent);
    return 'done';
  } catch (error) {
    if (isLost(error) || !(error instanceof ApiError)) {
      await outbox.failed(sent, { attempts });
      return 'later';
    }
    if (error.status === 401) return 'signed-out';
    if (error.reason === 'stale_csrf_token') return 'other-session';
    if (AGAIN_LATER.includes(error.status)) return 'later';
    if (error.status === 404 && rule.ignoresNotFound) {
      await outbox.settled(sent);
      return 'done';
    }
    const serverErrors = write.serverErrors + 1;
    if (error.status >= 500 && serverErrors < MAX_SERVER_ERRORS) {
      await outbox.failed(sent, { attempts, serverErrors });
      return 'later';
    }
    const conflict = error.status === 409 && error.current !== undefined;
    if (conflict && (await outbox.merge(sent, error.current))) return 'done';
    await outbox.failed(sent, {
      attempts,
      state: conflict ? 'conflict' : 'refused',
      problem: problemOf(error),
    });
    return 'done';
  }
}
