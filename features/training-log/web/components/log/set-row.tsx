import { Check, Timer } from 'lucide-react';
import { memo } from 'react';
import type { LoggedSet, SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import { type FreshSets, useFreshSet } from '#features/training-sessions/web/public.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { plannedOf, type SetField } from '../../../rules/set-fields.ts';
import type { LogActs } from '../../hooks/use-log.ts';
import type { Typing } from '../../hooks/use-typing.ts';
import { KIND_MARKS, setText } from '../../messages/log.ts';
import { describeValues } from '../../messages/set-words.ts';
import { toText, type Writing } from '../keypad/typed-value.ts';
import { SetBox } from './set-box.tsx';

export type RowLook = Omit<Writing, 'field'> & { isBody: boolean };

type SetRowProps = {
  itemId: string;
  measure: SessionItem['measure'];
  /** sets of its item */
  count: number;
  /** as the session is drawn */
  set: LoggedSet;
  fresh: FreshSets;
  /** from 1 on, among its kind */
  number: number;
  name: string;
  fields: readonly SetField[];
  look: RowLook;
  /** what one tap would log, by field, as JSON: a row is drawn again only when it changes */
  tapJson: string;
  /** what was done last time */
  before: string;
  /** only where a field of this set is typed into */
  typing: Typing | null;
  isNext: boolean;
  acts: LogActs;
};

/** One set: what was done the last time, its values, and the tick. */
export const SetRow = memo(function SetRow(props: SetRowProps) {
  const { itemId, measure, count, set, number, name, fields, look } = props;
  const { tapJson, before, typing, isNext, acts } = props;
  // The tick comes first; boxes follow with the session: a change of their values costs ten times as much.
  const stored = useFreshSet(props.fresh, set);
  const isDone = stored.doneAt !== null;
  const tap = JSON.parse(tapJson) as Partial<Record<SetField, number | null>>;
  const place = setText.place(name, number, count, set.kind);
  const isTyped = fields.some((field) => set[field] !== null);
  const target = describeValues(
    (field) => (field === 'reserve' ? plannedOf(set, field) : (tap[field] ?? null)),
    fields,
    look,
  );
  const done = describeValues((field) => stored[field], fields, look);
  const isTimed = measure === 'seconds' && !isDone;
  return (
    <li
      className={classNames(
        'flex scroll-mb-[24rem] flex-wrap items-center gap-1 rounded-control border px-1 py-0.5',
        isDone
          ? 'border-transparent bg-success-soft'
          : isNext
            ? 'border-accent/60 bg-raised'
            : 'border-transparent',
      )}
    >
      <button
        type="button"
        aria-label={setText.kind(place)}
        onClick={() => acts.openSet(itemId, set.id)}
        className="grid min-h-[44px] w-9 min-w-fit shrink-0 place-items-center rounded-control px-1 font-semibold text-muted hover:bg-hover"
      >
        {KIND_MARKS[set.kind] || number}
      </button>
      {before ? (
        <button
          type="button"
          aria-label={setText.copy(place, before)}
          onClick={() => acts.copyBefore(itemId, set.id)}
          className="tabular order-last min-h-[44px] min-w-14 flex-[1_1_100%] rounded-control px-1 text-left text-sm text-muted hover:bg-hover @min-[20rem]:order-none @min-[20rem]:flex-1"
        >
          {before}
        </button>
      ) : (
        <span
          aria-hidden
          className="hidden min-w-14 flex-1 px-1 text-sm text-faint @min-[20rem]:block"
        >
          {setText.none}
        </span>
      )}
      {fields.map((field) => {
        const writing = { ...look, field };
        const isOpen = typing?.field === field;
        return (
          <SetBox
            key={field}
            itemId={itemId}
            setId={set.id}
            writing={writing}
            place={place}
            isBody={look.isBody}
            value={isOpen ? typing.text : toText(set[field], writing)}
            hint={toText(
              field === 'reserve' ? plannedOf(set, field) : (tap[field] ?? null),
              writing,
            )}
            isActive={isOpen}
            acts={acts}
          />
        );
      })}
      {isTimed && (
        <button
          type="button"
          aria-label={setText.start(place)}
          onClick={() => acts.startClock(itemId, set.id)}
          className="grid size-[44px] shrink-0 place-items-center rounded-control text-accent-2 hover:bg-hover"
        >
          <Timer aria-hidden size={22} />
        </button>
      )}
      <button
        type="button"
        data-tick={set.id}
        aria-pressed={isDone}
        aria-label={
          isDone
            ? setText.done(place, done)
            : isTyped
              ? setText.done(place, target)
              : setText.planned(place, target)
        }
        onClick={() => acts.tick(itemId, set.id, isDone)}
        className="ml-auto grid size-[48px] shrink-0 place-items-center rounded-control"
      >
        <span
          aria-hidden
          className={classNames(
            'grid size-[36px] place-items-center rounded-xl border-2',
            isDone
              ? 'border-accent-solid bg-accent-solid text-on-solid'
              : 'border-line-strong text-faint',
          )}
        >
          <Check size={20} strokeWidth={3} />
        </span>
      </button>
    </li>
  );
});
