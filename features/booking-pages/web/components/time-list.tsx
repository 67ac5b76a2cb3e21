import type { OfferedStart } from '#features/bookings/contract.ts';
import { BusyMark } from '#platform/web/ui/busy-mark.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { PARTS, type ShownStart } from '../../rules/times-of-day.ts';
import { bookText as t } from '../messages/book.ts';

export type ShownTime = ShownStart<OfferedStart>;

type TimeListProps = {
  times: readonly ShownTime[];
  /** a word about a start: places, a place the person has, a list they are on */
  noteOf: (time: ShownTime) => string | null;
  /** the start that was chosen elsewhere, as in the search */
  chosenMs: number | null;
  /** "6:00 am" of the trainer; null where both clocks agree */
  trainerTime: (ms: number) => string | null;
  /** the start that is under way */
  pending: string | null;
  /** undefined: the times are only looked at */
  onChoose: ((time: ShownTime) => void) | undefined;
};

const box =
  'flex min-h-12 min-w-0 flex-col items-center justify-center rounded-control border px-2 py-1.5 text-center font-semibold tabular';

/** On a phone the time that was found in the search lies below the days. */
const comeIntoSight = (button: HTMLButtonElement | null) =>
  button?.scrollIntoView({ block: 'nearest' });

/** The times of a day, by its parts. */
export function TimeList(props: TimeListProps) {
  const { times, noteOf, chosenMs, trainerTime, pending, onChoose } = props;
  return (
    <div className="grid grid-cols-1 gap-4">
      {PARTS.map((part) => {
        const shown = times.filter((time) => time.part === part);
        if (shown.length === 0) return null;
        return (
          <section key={part} aria-label={t.parts[part]}>
            <h3 className="mb-1.5 text-sm font-medium text-muted">{t.parts[part]}</h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(6.25rem,100%),1fr))] gap-2">
              {shown.map((time) => (
                <li key={time.start} className="grid">
                  <TimeButton
                    time={time}
                    detail={[
                      time.startMs === chosenMs ? t.lookedFor : null,
                      noteOf(time),
                      trainerTime(time.startMs),
                    ]}
                    isMarked={time.startMs === chosenMs}
                    isPending={pending === time.start}
                    onChoose={onChoose}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function TimeButton({
  time,
  detail,
  isMarked,
  isPending,
  onChoose,
}: {
  time: ShownTime;
  detail: readonly (string | null)[];
  isMarked: boolean;
  isPending: boolean;
  onChoose: ((time: ShownTime) => void) | undefined;
}) {
  const content = (
    <>
      <span className="flex items-center gap-2">
        {isPending && <BusyMark />}
        {time.label}
      </span>
      {detail.map(
        (line) =>
          line && (
            <span key={line} className="text-sm font-normal text-muted">
              {line}
            </span>
          ),
      )}
    </>
  );
  if (!onChoose) return <span className={classNames(box, 'border-line')}>{content}</span>;
  return (
    <button
      ref={isMarked ? comeIntoSight : undefined}
      type="button"
      aria-busy={isPending || undefined}
      onClick={() => onChoose(time)}
      className={classNames(
        box,
        'transition-colors duration-150 hover:border-accent hover:bg-accent-soft',
        isMarked ? 'scroll-my-32 border-accent bg-accent-soft' : 'border-line-strong/60 bg-raised',
        time.left === 0 && 'text-muted',
      )}
    >
      {content}
    </button>
  );
}
