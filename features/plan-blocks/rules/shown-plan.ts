import type { PlanContent, StoredPlan } from './plan-content.ts';

type Sent = Omit<PlanContent, 'programmeId' | 'byModel' | 'edits'> & {
  programmeId?: string | null | undefined;
  byModel?: boolean | undefined;
  edits?: number | undefined;
};

/** What the server makes of a plan that was sent; a new one is followed from now on. */
export const toShownPlan = (
  sent: Sent,
  before: Pick<StoredPlan, 'active'> | null,
): Omit<StoredPlan, 'id' | 'version'> => ({
  name: sent.name.trim(),
  source: sent.source,
  programmeId: sent.programmeId ?? null,
  byModel: sent.byModel ?? false,
  monday: sent.monday,
  firstDay: sent.firstDay,
  weeks: sent.weeks,
  edits: sent.edits ?? 0,
  input: sent.input,
  base: sent.base,
  changes: sent.changes,
  active: before?.active ?? true,
});

/** The latest block first; of those that begin alike, the last made first: ids sort by the moment they were made. */
export function byLatestPlan(
  a: { monday: string; id: string },
  b: { monday: string; id: string },
): number {
  if (a.monday !== b.monday) return a.monday < b.monday ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}

/** Plans with one of them followed instead of the one before. */
export const withActive = <Plan extends { id: string; active: boolean }>(
  plans: readonly Plan[],
  activeId: string,
): Plan[] =>
  plans.map((plan) =>
    plan.active === (plan.id === activeId) ? plan : { ...plan, active: plan.id === activeId },
  );
