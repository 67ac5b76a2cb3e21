import type { TrainingSession } from '#features/training-sessions/contract.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { Change } from '../../hooks/use-log.ts';
import { summaryText } from '../../messages/summary.ts';

type FeelCardProps = { session: TrainingSession; change: (edit: Change) => void };

const EFFORTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const SORENESS = [1, 2, 3, 4, 5] as const;

/** How hard it was and how sore the person is: one tap each, and neither is needed. */
export function FeelCard({ session, change }: FeelCardProps) {
  return (
    <Card title={summaryText.effort}>
      <Scale
        label={summaryText.effort}
        hint={summaryText.easy}
        values={EFFORTS}
        value={session.effort}
        onChoose={(effort) => change((now) => ({ ...now, effort }))}
      />
      <h3 className="mt-4 mb-2 font-semibold">{summaryText.soreness}</h3>
      <Scale
        label={summaryText.soreness}
        hint={summaryText.sore}
        values={SORENESS}
        value={session.soreness}
        onChoose={(soreness) => change((now) => ({ ...now, soreness }))}
      />
    </Card>
  );
}

type ScaleProps = {
  label: string;
  hint: string;
  values: readonly number[];
  value: number | null;
  /** null: the same tap again withdraws it */
  onChoose: (value: number | null) => void;
};

function Scale({ label, hint, values, value, onChoose }: ScaleProps) {
  const most = values.at(-1) ?? 0;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-[repeat(5,minmax(0,1fr))] gap-1.5">
        {values.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === value}
            aria-label={summaryText.of(one, most)}
            onClick={() => onChoose(one === value ? null : one)}
            className={classNames(
              'tabular min-h-[48px] rounded-control border text-base font-semibold transition-colors duration-150',
              one === value
                ? 'border-accent bg-accent-soft text-ink'
                : 'border-line-strong/60 bg-raised text-muted hover:bg-hover',
            )}
          >
            {one}
          </button>
        ))}
      </div>
      <p className="mt-1.5 text-sm text-faint">{hint}</p>
    </fieldset>
  );
}
