import { TriangleAlert } from 'lucide-react';
import { timeWords } from '#features/free-times/rules/when-words.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { StaffSession } from '../../contract.ts';
import { staffText as t } from '../messages/staff.ts';
import type { StaffEntry } from './staff-days.ts';

const clock = (instant: string): string => timeWords(Date.parse(instant), deviceTimeZone());

type StaffCellProps = {
  entries: readonly StaffEntry[];
  onOpen: (session: StaffSession) => void;
};

/** What a trainer has on a day: classes to press, all else without a word about what it is. */
export function StaffCell({ entries, onOpen }: StaffCellProps) {
  if (entries.length === 0) return <p className="text-sm text-faint">{t.nothing}</p>;
  return (
    <ul className="grid grid-cols-1 gap-1.5">
      {entries.map((entry) =>
        entry.kind === 'class' ? (
          <li key={entry.session.id}>
            <SessionButton session={entry.session} onOpen={onOpen} />
          </li>
        ) : (
          <li
            key={`${entry.kind}${entry.start}`}
            className="rounded-control bg-raised px-2.5 py-1.5 text-sm text-muted"
          >
            {entry.kind === 'off' ? t.timeOff : t.busy}{' '}
            <span className="tabular-nums">
              {clock(entry.start)} – {clock(entry.end)}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

function SessionButton({
  session,
  onOpen,
}: {
  session: StaffSession;
  onOpen: (session: StaffSession) => void;
}) {
  const { name, start, booked, capacity, waiting, room, clashes, cancelReason } = session;
  return (
    <button
      type="button"
      disabled={cancelReason !== null}
      onClick={() => onOpen(session)}
      className={classNames(
        'block w-full rounded-control border border-line bg-surface px-2.5 py-1.5 text-left text-sm',
        'enabled:hover:bg-hover disabled:opacity-70',
        clashes.length > 0 && 'border-warn',
      )}
    >
      <span className="flex flex-wrap justify-between gap-x-2 tabular-nums text-muted">
        <span>{clock(start)}</span>
        <span>
          {t.booked(booked, capacity)}
          {waiting > 0 && `, ${t.waiting(waiting)}`}
        </span>
      </span>
      <bdi className={classNames('block font-semibold', cancelReason !== null && 'line-through')}>
        {name}
      </bdi>
      {room && <span className="block text-muted">{room.name}</span>}
      {cancelReason !== null && <span className="block text-danger">{t.cancelled}</span>}
      {clashes.length > 0 && (
        <span className="flex items-start gap-1 text-warn">
          <TriangleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
          {t.warn(clashes)}
        </span>
      )}
    </button>
  );
}
