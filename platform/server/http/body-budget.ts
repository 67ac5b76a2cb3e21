import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '#platform/shared/errors.ts';
import { formatWait } from '#platform/shared/format-wait.ts';
import { MAX_SMALL_BODY_BYTES, readContentLength } from './json-body.ts';
import type { CallerOf } from './request-caller.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = 10 * MINUTE_MS;
const MB = 1_000_000;
const IPV6_SUBNET_BITS = 64;
const MAX_CALLERS = 20_000;

/**
 * Bytes of bodies in ten minutes: room for one CSV import of 40 MB and a burst of photos. Accounts without a verified
 * address share the budget of the network address they come from, too.
 */
const MAX_BYTES = { verified: 300 * MB, unverified: 100 * MB, address: 300 * MB };

/** Bytes of large bodies that are read, parsed or processed at once. */
const MAX_CONCURRENT_BYTES = 60 * MB;
const MAX_QUEUED = 50;
const MAX_QUEUED_PER_CALLER = 5;
const MAX_WAIT_MS = 20_000;

type Budget = { bytes: number; endsAtMs: number };
type Place = { holder: string; bytes: number; take: () => void };

function bytesOf(request: FastifyRequest): number {
  return readContentLength(request) ?? request.routeOptions.bodyLimit ?? MAX_SMALL_BODY_BYTES;
}

function refuse(reply: FastifyReply, code: 'rate_limited' | 'unavailable', waitMs: number) {
  reply.header('retry-after', Math.max(1, Math.ceil(waitMs / 1000)));
  const wait = formatWait(waitMs);
  return code === 'rate_limited'
    ? new AppError(code, { message: `You sent a lot of data. Wait ${wait} and try again.` })
    : new AppError(code, { message: `Vigour is busy with large files. Try again in ${wait}.` });
}

/** Limits how many bytes one caller sends over time, and how many bytes of large bodies are in memory at once. */
export function limitBodies(callerOf: CallerOf): onRequestAsyncHookHandler {
  const budgets = new LRUCache<string, Budget>({ max: MAX_CALLERS });
  const holders = new Set<string>();
  const waiting: Place[] = [];
  let bytesAtOnce = 0;

  /** Adds bytes to a budget; gives how long it is used up, 0 when it is not. */
  function spend(key: string, bytes: number, max: number): number {
    const nowMs = performance.now();
    const known = budgets.get(key);
    const budget =
      known && known.endsAtMs > nowMs ? known : { bytes: 0, endsAtMs: nowMs + WINDOW_MS };
    budgets.set(key, budget);
    if (budget.bytes + bytes > max) return budget.endsAtMs - nowMs;
    budget.bytes += bytes;
    return 0;
  }

  const fits = ({ holder, bytes }: Place) =>
    !holders.has(holder) && (bytesAtOnce === 0 || bytesAtOnce + bytes <= MAX_CONCURRENT_BYTES);

  function startQueued(): void {
    for (const place of waiting.slice()) {
      if (!fits(place)) continue;
      waiting.splice(waiting.indexOf(place), 1);
      place.take();
    }
  }

  /** Waits until the body's bytes fit beside the others; they are free again when its answer is sent. */
  function enter(reply: FastifyReply, holder: string, bytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      let state: 'waiting' | 'in' | 'out' = 'waiting';
      const leave = () => {
        if (state === 'in') {
          bytesAtOnce -= bytes;
          holders.delete(holder);
        }
        if (waiting.includes(place)) waiting.splice(waiting.indexOf(place), 1);
        clearTimeout(timer);
        state = 'out';
        startQueued();
      };
      const turnAway = () => {
        leave();
        reject(refuse(reply, 'unavailable', MAX_WAIT_MS));
      };
      const place: Place = {
        holder,
        bytes,
        take() {
          state = 'in';
          bytesAtOnce += bytes;
          holders.add(holder);
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(turnAway, MAX_WAIT_MS).unref();
      reply.raw.once('close', leave);
      reply.raw.once('finish', leave);
      const ofOne = waiting.filter((other) => other.holder === holder).length;
      if (fits(place)) place.take();
      else if (waiting.length >= MAX_QUEUED || ofOne >= MAX_QUEUED_PER_CALLER) turnAway();
      else waiting.push(place);
    });
  }

  return async (request, reply) => {
    const bytes = bytesOf(request);
    const caller = await callerOf(request);
    const address = `address ${normalizeIP(request.ip, IPV6_SUBNET_BITS)}`;
    const holder = caller ? `person ${caller.owner}` : address;
    const max = caller?.emailVerified ? MAX_BYTES.verified : MAX_BYTES.unverified;
    const ownWaitMs = caller ? spend(holder, bytes, max) : 0;
    const shared = !caller?.emailVerified && ownWaitMs === 0;
    const waitMs = shared ? spend(address, bytes, MAX_BYTES.address) : ownWaitMs;
    if (waitMs > 0) throw refuse(reply, 'rate_limited', waitMs);
    if (bytes > MAX_SMALL_BODY_BYTES) await enter(reply, holder, bytes);
  };
}
