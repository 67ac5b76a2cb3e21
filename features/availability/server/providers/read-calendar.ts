import type { Span } from '#features/free-times/rules/span.ts';
import type { PublicWeb, WebFailure } from '#platform/server/http/public-web.ts';
import type { WorkerPool } from '#platform/server/threads/worker-pool.ts';
import { type CalendarFailure, MAX_CALENDAR_MEGABYTES } from '../../rules/calendar-failures.ts';
import type { CalendarBusy, CalendarText } from './busy-of-calendar.ts';

/** Name of the worker's task (apps/server/worker.ts): reading is synchronous, and a series may be long. */
const BUSY_OF_CALENDAR = 'busyOfCalendar';

const READ = {
  accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
  types: null,
  maxBytes: MAX_CALENDAR_MEGABYTES * 1_000_000,
  timeoutMs: 5_000,
};

const FAILURES: Readonly<Record<WebFailure, CalendarFailure>> = {
  'bad-address': 'bad-address',
  'private-address': 'private',
  unreachable: 'no-answer',
  refused: 'not-found',
  'not-found': 'not-found',
  slow: 'no-answer',
  'too-large': 'too-large',
  'too-many-redirects': 'not-found',
  'wrong-type': 'not-a-calendar',
};

export type CalendarSources = { web: PublicWeb; pool: WorkerPool };

export type CalendarRead =
  | { state: 'read'; busy: Span[]; etag: string | null }
  | { state: 'unchanged' }
  | { state: 'failed'; failure: CalendarFailure };

/** The busy times at an address. Never throws for what stands there. */
export async function readCalendar(
  { web, pool }: CalendarSources,
  address: string,
  given: Omit<CalendarText, 'text'> & { etag: string | null },
): Promise<CalendarRead> {
  const { etag, ...about } = given;
  const read = await web.read(address, { ...READ, etag });
  if (read.state === 'failed') return { state: 'failed', failure: FAILURES[read.failure] };
  if (read.state === 'unchanged') return read;
  const text = read.body.toString('utf8');
  const task: CalendarText = { ...about, text };
  const found = await pool
    .run<CalendarBusy>(BUSY_OF_CALENDAR, task)
    // Its thread had too little memory or time.
    .catch((): CalendarBusy => ({ failure: 'too-large' }));
  if ('failure' in found) return { state: 'failed', failure: found.failure };
  return { state: 'read', busy: found.busy, etag: read.etag };
}
