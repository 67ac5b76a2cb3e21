import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { isCalendarDay } from '#platform/shared/calendar-day.ts';
import { addsUp, type GoalContent, type GoalKind } from './goal-kinds.ts';
import { type Going, problemOfGoal } from './goal-limits.ts';
import type { GoalUnit } from './goal-units.ts';
import { problemSentence } from './problem-sentence.ts';
import type { GoalPerson, Subject } from './subject.ts';

export type GoalDraft = {
  kind: GoalKind;
  subject: string;
  /** typed, in the person's unit; null an empty box, 'invalid' what is no figure */
  target: number | null | 'invalid';
  dueOn: string;
};

type Around = {
  today: CalendarDay;
  person: GoalPerson;
  subject: Subject | undefined;
  /** how the app calls it */
  name: string;
  /** of what the subject stands at, and what a week brings */
  now: number | null;
  weekly: number | null;
  shown: GoalUnit;
  /** the goal that is changed; null: a new one */
  before: GoalContent | null;
  day: (day: CalendarDay) => string;
  weight: (kg: number) => string;
  sentences: { about: string; figure: string; positive: string; day: string };
};

/** From where the way of a goal is measured: what adds up from its start, the rest from where it is now. */
function goingOf(kind: GoalKind, { now, weekly, today, before }: Around): Going | null {
  const start = before?.startOn ?? today;
  if (addsUp(kind)) return { value: 0, on: start, weekly };
  return now === null ? null : { value: now, on: today, weekly };
}

/** What the form sends, or one sentence for each field that is wrong. */
export function checkGoal(
  { kind, subject, target, dueOn }: GoalDraft,
  around: Around,
): { content?: GoalContent; errors: Record<string, string> } {
  const { today, before, sentences, shown, person } = around;
  const errors: Record<string, string> = {};
  const going = goingOf(kind, around);
  if (!around.subject || !going) errors['subject'] = sentences.about;
  if (target === null || target === 'invalid') errors['target'] = sentences.figure;
  else if (target <= 0) errors['target'] = sentences.positive;
  if (!isCalendarDay(dueOn)) errors['dueOn'] = sentences.day;
  if (Object.keys(errors).length > 0 || typeof target !== 'number' || !going) return { errors };
  const isNew = before === null;
  const content: GoalContent = {
    kind,
    subject,
    name: around.name,
    unit: around.subject?.unit ?? '',
    startOn: isNew || !addsUp(kind) ? today : before.startOn,
    startValue: addsUp(kind) ? 0 : going.value,
    target: Math.round(shown.fromTyped(target) * 1_000) / 1_000,
    dueOn,
    ended: null,
    endedOn: null,
  };
  const problem = problemOfGoal(content, going, person);
  if (!problem) return { content, errors };
  const field = problem.field === 'kind' ? 'subject' : problem.field;
  const units = { day: around.day, weight: around.weight };
  return { errors: { [field]: problemSentence(problem, content, units) } };
}
