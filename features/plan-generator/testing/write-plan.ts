import { findExercise } from '#features/exercises/rules/exercises.ts';
import { weekdayName } from '#platform/shared/calendar-words.ts';
import type { PlanItem, Reason, WeekPlan } from '../rules/plan-input.ts';

const writeReason = (reason: Reason): string => {
  const { kind, ...data } = reason;
  const values = Object.values(data).map((value) =>
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  );
  return [kind, ...values].join(' ');
};

function writeItem(item: PlanItem): string {
  const name = findExercise(item.exerciseId)?.name ?? item.exerciseId;
  const work = item.reps ? item.reps.join('-') : `${item.seconds?.join('-') ?? '?'} s`;
  const parts = [
    `${item.superset ? `[${item.superset.split('-').at(-1)}] ` : ''}${name}`,
    `${item.sets} x ${work}`,
    ...(item.loadKg === null ? [] : [`${item.loadKg} kg`]),
    ...(item.rir === null ? [] : [`RIR ${item.rir}`]),
    `rest ${item.restSeconds}`,
    item.reasons.map(writeReason).join('; '),
  ];
  return `    ${parts.join(' | ')}`;
}

/** A plan as lines that a coach can read. */
export function writePlan(plan: WeekPlan): string {
  const sessions = plan.sessions.flatMap((session) => [
    `  ${weekdayName(session.weekday)}: ${session.focus}, ${Math.round(session.seconds / 60)} of ${session.minutes} min`,
    ...session.items.map(writeItem),
  ]);
  const short = plan.short.map(({ muscle, missingSets }) => `${muscle} ${missingSets}`).join(', ');
  return [
    ...sessions,
    `  short: ${short || 'nothing'}`,
    ...plan.notes.map((note) => `  note: ${JSON.stringify(note)}`),
  ].join('\n');
}
