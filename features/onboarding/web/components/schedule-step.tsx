import { shortWeekdayName, WEEK, weekdayName } from '#platform/shared/calendar-words.ts';
import { toggleTrainingDay } from '../../rules/draft.ts';
import { noDaysChosen, weeklyGoalStartsAt } from '../messages.ts';
import { TargetPreview } from './target-preview.tsx';
import { ToggleChip } from './toggle-chip.tsx';
import type { StepProps } from './use-wizard.tsx';

const SESSION_MINUTES = [20, 30, 45, 60, 90];
/** Sessions a week to aim at while no days are chosen. */
const DEFAULT_WEEKLY_GOAL = 5;

/** A wish, not a duty: both questions may be left open. */
export function ScheduleStep({ draft, change }: StepProps) {
  const count = draft.trainingDays.length;
  return (
    <div className="flex flex-col gap-5">
      <fieldset className="min-w-0">
        <legend className="mb-2 font-medium">Training days</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1.5">
          {WEEK.map((day) => (
            <ToggleChip
              narrow
              key={day}
              label={weekdayName(day)}
              pressed={draft.trainingDays.includes(day)}
              onPress={() => change((now) => toggleTrainingDay(now, day))}
            >
              {shortWeekdayName(day)}
            </ToggleChip>
          ))}
        </div>
        <p className="mt-2 text-sm text-muted" aria-live="polite">
          {count === 0 ? noDaysChosen(DEFAULT_WEEKLY_GOAL) : weeklyGoalStartsAt(count)}
        </p>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-medium">Session length</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-1.5">
          {SESSION_MINUTES.map((minutes) => {
            const pressed = draft.sessionMinutes === minutes;
            return (
              <ToggleChip
                narrow
                key={minutes}
                label={`${minutes} minutes`}
                pressed={pressed}
                onPress={() =>
                  change((now) => ({ ...now, sessionMinutes: pressed ? null : minutes }))
                }
              >
                {minutes} min
              </ToggleChip>
            );
          })}
        </div>
      </fieldset>
      <TargetPreview draft={draft} />
    </div>
  );
}
