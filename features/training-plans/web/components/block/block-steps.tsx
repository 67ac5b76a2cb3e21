import { Check } from 'lucide-react';
import type { PlanContent } from '#features/plan-blocks/rules/plan-content.ts';
import { programmeNote } from '#features/plan-blocks/rules/programme-plan.ts';
import { blockText } from '../../messages/week.ts';

type BlockStepsProps = { week: number; weeks: number; isLightAtEnd: boolean };

/** The weeks of a block in a row: those behind, this one, and the light one at the end. */
export function BlockSteps({ week, weeks, isLightAtEnd }: BlockStepsProps) {
  return (
    <ol className="grid auto-cols-fr grid-flow-col gap-1.5">
      {Array.from({ length: weeks }, (_, at) => at + 1).map((number) => (
        <li
          key={number}
          aria-current={number === week ? 'step' : undefined}
          className="min-w-0 text-center text-sm"
        >
          <span
            aria-hidden
            className={`mb-1.5 block h-2 rounded-full ${
              number < week
                ? 'bg-accent-solid'
                : number === week
                  ? 'bg-accent-gradient outline-2 outline-offset-2 outline-line-strong'
                  : 'bg-line'
            }`}
          />
          <span className={number === week ? 'font-semibold' : 'text-muted'}>
            {number < week ? (
              <Check aria-hidden size={14} className="inline" strokeWidth={3} />
            ) : null}
            {number}
          </span>
          {number === weeks && isLightAtEnd && (
            <span className="block text-xs text-muted">{blockText.lightName}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

type Told = Pick<PlanContent, 'weeks' | 'programmeId' | 'base'>;

/** Whether the weeks get harder by reps in reserve, or stay as easy as the first must be. */
const rises = ({ minRir, sessions }: PlanContent['base']): boolean =>
  sessions.some(({ items }) => items.some(({ rir }) => rir !== null && rir > minRir));

/** What a week of a plan is for, in a sentence. */
export function tellWeek(week: number, { weeks, programmeId, base }: Told): string {
  const note = programmeNote(programmeId, week);
  if (note !== null) return note;
  if (week === weeks) return blockText.light;
  if (week === 1) return blockText.first;
  if (!rises(base)) return blockText.steady;
  return week === weeks - 1 ? blockText.beforeLight : blockText.next;
}
