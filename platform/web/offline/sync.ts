import type { Endpoint } from '#platform/shared/endpoint.ts';
import { ApiError } from '../api-client/api-error.ts';
import { callNow } from '../api-client/call.ts';
import { fetchToken } from '../api-client/csrf.ts';
import { type WaitingWrite, WRITE_FORMAT } from './device-store.ts';
import { nextToSend } from './known.ts';
import { isLost, isSignedOut } from './network-error.ts';
import { type Outbox, problemOf } from './outbox.ts';

type SyncOptions = {
  outbox: Outbox;
  person: () => string | null;
  /** Asks the server who is signed in: an answer with their id, 401 for nobody. */
  personEndpoint: Endpoint;
  /** Whether the browser's session is the one under which the server named `person`. */
  sameSession: () => boolean;
  /** Nobody, or somebody else, is signed in by now. */
  personChanged: () => void;
};

/** How a round ended: everything sent, to be tried later, or not before somebody signs in. */
export type RoundEnd = 'done' | 'later' | 'signed-out';

/** Without an answer for so long a write is sent again, ms. */
const PATIENCE_MS = 20_000;
/** A write that makes the server fail so often stands aside, so that the others go on. */
const MOST_SERVER_ERRORS = 5;
/** Not this time: too slow, too many, too early. */
const AGAIN_LATER = [408, 425, 429];

/**
 * Sends what waits, in order, each until it is answered. First comes the token, then the check who is signed
 * in: by the session's mark, else by asking. A token belongs to a session, so if somebody else signs in at any
 * moment between, the server refuses it, and nobody's writes are ever sent as somebody else's.
 */
export async function sendRound(options: SyncOptions): Promise<RoundEnd> {
  const { outbox, person, personEndpoint, sameSession, personChanged } = options;
  const owner = person();
  let token: string;
  try {
    token = await fetchToken();
    if (!nextToSend(await outbox.refresh())) return 'done';
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
    const next = nextToSend(await outbox.refresh());
    if (!next) return 'done';
    const end = await sendOne(next, token, outbox);
    if (end === 'done') continue;
    if (end !== 'later') personChanged();
    return end === 'other-session' ? 'later' : end;
  }
}

async function sendOne(
  write: WaitingWrite,
  token: string,
  outbox: Outbox,
): Promise<RoundEnd | 'other-session'> {
  const rule = outbox.ruleOf(write.endpoint);
  if (!rule || write.format !== WRITE_FORMAT) {
    const sentence = 'Another app version made it. Update, then try again.';
    const problem = { status: 0, sentence, fields: {}, current: undefined };
    await outbox.failed(write, { state: 'refused', problem });
    return 'done';
  }
  const attempts = write.attempts + 1;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await callNow(rule.endpoint, write.input, { token, signal });
    await outbox.settled(write);
    return 'done';
  } catch (error) {
    if (isLost(error) || !(error instanceof ApiError)) {
      await outbox.failed(write, { attempts });
      return 'later';
    }
    if (error.status === 401) return 'signed-out';
    if (error.reason === 'stale_csrf_token') return 'other-session';
    if (AGAIN_LATER.includes(error.status)) return 'later';
    if (error.status === 404 && rule.goneIsDone) {
      await outbox.settled(write);
      return 'done';
    }
    const serverErrors = write.serverErrors + 1;
    if (error.status >= 500 && serverErrors < MOST_SERVER_ERRORS) {
      await outbox.failed(write, { attempts, serverErrors });
      return 'later';
    }
    const conflict = error.status === 409 && error.current !== undefined;
    await outbox.failed(write, {
      attempts,
      state: conflict ? 'conflict' : 'refused',
      problem: problemOf(error),
    });
    return 'done';
  }
}
