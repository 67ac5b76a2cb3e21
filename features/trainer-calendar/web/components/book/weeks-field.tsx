import { momentWords } from '#features/free-times/rules/when-words.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { clashText, repeatText as t } from '../../messages/acts.ts';
import { isTicked, kindOf, type Week } from './series-draft.ts';

type WeeksFieldProps = {
  weeks: readonly Week[];
  timeZone: string;
  /** starts whose tick is not as it was at first */
  changed: readonly string[];
  onChange: (changed: readonly string[]) => void;
  problem: string | null;
};

/** What is against a week, in full sentences. */
export const reasonsOf = ({ start, clashes, isClientElsewhere }: Week): string =>
  start === null
    ? t.noSuchHour
    : [
        ...(isClientElsewhere ? [t.clientElsewhere] : []),
        ...clashes.map((clash) => clashText[clash]),
      ].join(' ');

/** The weeks of a series: free ones are ticked, the others say what is against them. */
export function WeeksField({ weeks, timeZone, changed, onChange, problem }: WeeksFieldProps) {
  const toggle = (start: string) =>
    onChange(
      changed.includes(start) ? changed.filter((one) => one !== start) : [...changed, start],
    );
  const open = weeks.filter((week) => kindOf(week) === 'own' && !isTicked(week, changed));
  const hasNot = weeks.some((week) => kindOf(week) === 'not');
  return (
    <fieldset aria-describedby={problem ? 'weeks-problem' : undefined}>
      <legend className="mb-1.5 text-sm font-medium text-muted">{t.weeks}</legend>
      <ul className="divide-y divide-line rounded-control border border-line px-3">
        {weeks.map((week, at) => (
          <li key={week.start ?? `week ${at}`} className="py-1">
            <WeekRow
              week={week}
              timeZone={timeZone}
              checked={isTicked(week, changed)}
              onToggle={toggle}
            />
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 flex-[1_1_12rem] text-sm text-muted">{t.ownLimits(open.length)}</p>
          {open.length > 1 && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => onChange([...changed, ...open.flatMap(({ start }) => start ?? [])])}
            >
              {t.tickAll}
            </Button>
          )}
        </div>
      )}
      {hasNot && <p className="mt-2 text-sm text-muted">{t.leftOut}</p>}
      {problem && (
        <p id="weeks-problem" role="alert" className="mt-2 text-sm text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

type WeekRowProps = {
  week: Week;
  timeZone: string;
  checked: boolean;
  onToggle: (start: string) => void;
};

function WeekRow({ week, timeZone, checked, onToggle }: WeekRowProps) {
  const { start } = week;
  const reasons = reasonsOf(week);
  const words = (
    <span className="min-w-0">
      {start !== null && <span className="block">{momentWords(Date.parse(start), timeZone)}</span>}
      {reasons && <span className="block text-sm text-warn">{reasons}</span>}
    </span>
  );
  if (start === null || kindOf(week) === 'not') {
    return <p className="flex min-h-11 items-center pl-8 text-muted">{words}</p>;
  }
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={() => onToggle(start)}
        className="size-5 shrink-0 accent-(--solid-1)"
      />
      {words}
    </label>
  );
}
