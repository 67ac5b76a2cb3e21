import type { WhyLoad } from '#features/progression/rules/progression-rule.ts';
import { whyText } from '#features/progression/web/public.ts';
import { effortText, restText } from '#features/training-plans/web/public.ts';
import type { SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import type { ItemFacts } from '../../hooks/use-log.ts';
import { shortPlan } from '../../messages/set-words.ts';

/** What stands below an exercise's name: the plan in short, the effort and the rest; then why this load. */
export function linesOf(
  item: SessionItem,
  { fields, look }: ItemFacts,
  nameOf: (exerciseId: string) => string,
): readonly string[] {
  const work = item.sets.find(({ kind }) => kind !== 'warmUp');
  const facts = [
    work?.target ? shortPlan(work.target, fields, look) : '',
    effortText(work?.target?.reserve ?? null),
    restText(item.restSeconds),
  ];
  const why = item.why && whyText(item.why as unknown as WhyLoad, look.unit, nameOf);
  return [facts.filter(Boolean).join(' · '), why ?? ''].filter(Boolean);
}
