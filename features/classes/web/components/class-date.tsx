import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { settlementWords } from '#features/booking-terms/rules/policy-words.ts';
import { barSentence } from '#features/bookings/rules/bar-sentences.ts';
import { dayWords, timeWords } from '#features/free-times/rules/when-words.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { ClassDateShown } from '../../contract.ts';
import {
  bookClass,
  cancelClass,
  leaveList,
  takePlace,
  useOwnBookings,
  waitForClass,
} from '../api.ts';
import { barText, timetableText as t } from '../messages/timetable.ts';
import { Roll } from './roll.tsx';

type ClassDateProps = {
  date: ClassDateShown;
  gymName: string;
  /** the viewer runs the gym: who comes is what they look for */
  mayRun?: boolean;
};

/** One class of a day: what it is, whether there is a place, and the one thing to do about it. */
export function ClassDate({ date, gymName, mayRun = false }: ClassDateProps) {
  const { name, trainerName, roomName, own } = date;
  const zone = deviceTimeZone();
  const [from, to] = [
    timeWords(Date.parse(date.start), zone),
    timeWords(Date.parse(date.end), zone),
  ];
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border p-3',
        own ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <p className="w-17 shrink-0 text-sm tabular-nums">
        <span className="block font-semibold">{from}</span>
        <span className="block text-muted">{to}</span>
      </p>
      <div className="min-w-[min(7.5rem,100%)] flex-1 wrap-anywhere">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-muted">{t.with(trainerName, roomName)}</p>
        <State date={date} mayRun={mayRun} />
      </div>
      <Act date={date} gymName={gymName} mayRun={mayRun} />
    </li>
  );
}

/** Places, price, and what is the person's own. */
function State({ date, mayRun }: { date: ClassDateShown; mayRun: boolean }) {
  const { cancelReason, own, waits, left, capacity, priceCents } = date;
  if (cancelReason !== null)
    return <p className="text-sm text-danger">{t.cancelled(cancelReason)}</p>;
  const until = waits?.offeredUntil && timeWords(Date.parse(waits.offeredUntil), deviceTimeZone());
  return (
    <div className="mt-1 flex flex-wrap items-center gap-1.5 text-sm">
      {own ? (
        <Badge tone="success">{t.booked}</Badge>
      ) : (
        <Badge tone={left === 0 ? 'warn' : 'neutral'}>
          {mayRun ? t.taken(capacity - left, capacity) : t.left(left, capacity)}
        </Badge>
      )}
      {waits && <Badge tone="info">{until ? t.offered(until) : t.waiting(waits.before)}</Badge>}
      {priceCents > 0 && <Badge>{dollars(priceCents)}</Badge>}
    </div>
  );
}

/** Members book; who gives a class or runs the gym sees who comes. */
function Act({ date, gymName, mayRun }: Required<ClassDateProps>) {
  const { bar, cancelReason, start } = date;
  const when = whenWords(start);
  if (bar === 'own-offer' && cancelReason === null) return <Roll date={date} when={when} />;
  const own = <MemberAct date={date} gymName={gymName} />;
  return mayRun && cancelReason === null ? <Roll date={date} when={when} own={own} /> : own;
}

const whenWords = (start: string): string => {
  const [ms, zone] = [Date.parse(start), deviceTimeZone()];
  return `${dayWords(ms, zone)}, ${timeWords(ms, zone)}`;
};

function MemberAct({ date, gymName }: { date: ClassDateShown; gymName: string }) {
  const { name, own, waits, left, bar, cancelReason, priceCents } = date;
  const [asks, setAsks] = useState<'book' | 'cancel' | null>(null);
  const book = useMutation(bookClass);
  const cancel = useMutation(cancelClass);
  const wait = useMutation(waitForClass);
  const leave = useMutation(leaveList);
  const take = useMutation(takePlace);
  const bookings = useOwnBookings().data;
  const zone = deviceTimeZone();
  const when = whenWords(date.start);
  if (cancelReason !== null) return null;
  const button = (label: string, full: string, act: { isPending: boolean }, run: () => void) => (
    <Button
      size="sm"
      variant={own || waits ? 'secondary' : 'primary'}
      aria-label={full}
      pending={act.isPending}
      onClick={run}
    >
      {label}
    </Button>
  );
  const costs = own?.ifCancelledNow;
  const atThatTime = bookings?.find(
    ({ state, sessionId, start, end }) =>
      (state === 'confirmed' || state === 'requested') &&
      sessionId !== date.sessionId &&
      start < date.end &&
      date.start < end,
  );
  const isCostly = costs && (costs.feeCents > 0 || costs.credit === 'kept');
  if (own) {
    if (!costs) return null;
    return (
      <>
        {button(t.cancel, t.cancelOne(name, when), cancel, () =>
          isCostly ? setAsks('cancel') : cancel.mutate(date),
        )}
        <Dialog
          open={asks === 'cancel'}
          onOpenChange={() => setAsks(null)}
          title={t.cancelTitle}
          description={`${name}, ${when}`}
          footer={
            <>
              <Button variant="secondary" onClick={() => setAsks(null)}>
                {t.keepClass}
              </Button>
              <Button
                variant="danger"
                pending={cancel.isPending}
                onClick={() => {
                  cancel.mutate(date);
                  setAsks(null);
                }}
              >
                {t.cancel}
              </Button>
            </>
          }
        >
          <p>{settlementWords(costs)}</p>
        </Dialog>
      </>
    );
  }
  if (bar !== null) {
    const said = barText[bar];
    return said ? <p className="text-sm text-muted">{said}</p> : null;
  }
  if (waits?.offeredUntil) {
    return button(t.take, t.takeOne(name, when), take, () => take.mutate(date));
  }
  if (waits) return button(t.leave, t.leaveOne(name, when), leave, () => leave.mutate(date));
  if (left === 0) return button(t.wait, t.waitOne(name, when), wait, () => wait.mutate(date));
  return (
    <>
      {button(t.book, t.bookOne(name, when), book, () =>
        priceCents > 0 || atThatTime ? setAsks('book') : book.mutate(date),
      )}
      <Dialog
        open={asks === 'book'}
        onOpenChange={() => setAsks(null)}
        title={t.bookTitle(name)}
        description={when}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsks(null)}>
              {t.keep}
            </Button>
            <Button
              pending={book.isPending}
              onClick={() => {
                book.mutate(date);
                setAsks(null);
              }}
            >
              {atThatTime ? t.bookAnyway : t.book}
            </Button>
          </>
        }
      >
        {atThatTime && (
          <p className="font-medium">
            {t.sameTime(
              atThatTime.offer.name,
              timeWords(Date.parse(atThatTime.start), zone),
              timeWords(Date.parse(atThatTime.end), zone),
            )}
          </p>
        )}
        {priceCents > 0 && <p>{t.price(dollars(priceCents), gymName)}</p>}
      </Dialog>
    </>
  );
}

/** What keeps a person from booking anything, said once above the list. */
export function BarNotice({ dates }: { dates: readonly ClassDateShown[] }) {
  const bar = dates.find(
    (date) => date.bar !== null && date.bar !== 'own-offer' && !barText[date.bar],
  )?.bar;
  if (!bar) return null;
  return <p className="mb-4 rounded-control bg-warn-soft px-4 py-3 text-sm">{barSentence[bar]}</p>;
}
