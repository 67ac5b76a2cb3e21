import { effortText, restText } from '#features/training-plans/web/public.ts';
import type { SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import type { ItemFacts } from '../../hooks/use-log.ts';
import { shortPlan } from '../../messages/set-words.ts';

/** What stands below an exercise's name: the plan in short, the effort and the rest. */
export function linesOf(item: SessionItem, { fields, look }: ItemFacts): readonly string[] {
  const work = item.sets.find(({ kind }) => kind !== 'warmUp');
  const facts = [
    work?.target ? shortPlan(work.target, fields, look) : '',
    effortText(work?.target?.reserve ?? null),
    restText(item.restSeconds),
  ];
  const line = facts.filter(Boolean).join(' · ');
  return line ? [line] : [];
}
