import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlanContent } from '#features/plan-blocks/rules/plan-content.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { findNewer, recordMutations } from '#platform/web/records/record-mutations.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';
import { type NewTrainingPlan, type TrainingPlan, trainingPlansApi } from '../contract.ts';
import { planMessages } from './messages/saving.ts';

const { failed, undoFailed, undone } = planMessages;
const active = queryOf(trainingPlansApi.list, { query: { which: 'active' } });

/** The plan that the person follows; null without one. */
export const usePlan = () => useQuery({ ...active, select: ([plan]) => plan ?? null });

/** All plans, the latest block first. */
export const usePlans = () => useQuery(queryOf(trainingPlansApi.list, { query: { which: 'all' } }));

const records = recordMutations(trainingPlansApi, planMessages);

const follow = (id: string) => call(trainingPlansApi.activate, { params: { id } });

/**
 * Keeps a plan and follows it. The id is the caller's: pressing twice keeps one. Undo deletes it and
 * goes back to the one before.
 */
export function useSavePlan() {
  const client = useQueryClient();
  return useMutation(
    mutationBy(
      async (plan: PlanContent & { id: string }) => {
        const [before] = client.getQueryData(active.queryKey) ?? [];
        const saved = await call(trainingPlansApi.add, { body: plan as NewTrainingPlan });
        return { saved, before: before?.id === saved.id ? undefined : before };
      },
      {
        done: ({ saved }) => planMessages.saved(saved),
        undo: ({ saved, before }) => ({
          run: async () => {
            await call(trainingPlansApi.remove, { params: { id: saved.id } });
            if (before) await follow(before.id);
          },
          done: undone,
          failed: undoFailed,
        }),
        failed,
      },
    ),
  );
}

/** Follows a plan of before, with the way back. */
export function useFollowPlan() {
  const client = useQueryClient();
  return useMutation(
    mutationBy(
      async ({ id }: TrainingPlan) => {
        const [before] = client.getQueryData(active.queryKey) ?? [];
        return { followed: await follow(id), before };
      },
      {
        done: ({ followed }) => planMessages.followed(followed),
        undo: ({ followed, before }) =>
          before && before.id !== followed.id
            ? { run: () => follow(before.id), done: undone, failed: undoFailed }
            : null,
        failed,
      },
    ),
  );
}

export const useRemovePlan = () => useMutation(records.remove);

type Steps<Result> = Generator<void, Result>;

/** A pure change of a plan; steps where it plans again, so that the screen stays alive. */
export type PlanChange = (plan: TrainingPlan) => PlanContent | Steps<PlanContent>;

const MAX_SLICE_MS = 40;

/** Runs steps in slices of at most some 40 ms, between which the browser draws. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + MAX_SLICE_MS;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const toContent = (changed: PlanContent | Steps<PlanContent>): Promise<PlanContent> =>
  'next' in changed ? runInSlices(changed) : Promise.resolve(changed);

const save = (id: string, version: number, content: PlanContent): Promise<TrainingPlan> => {
  const { id: _, active: __, ...body } = { active: null, ...content, id };
  return call(trainingPlansApi.edit, {
    params: { id },
    body: { ...(body as unknown as TrainingPlan), version },
  });
};

/**
 * Changes a plan; said in a toast with Undo. Made once more on the newer plan when another device was
 * first. A change that changes nothing is not sent.
 */
export function useChangePlan(plan: TrainingPlan) {
  const client = useQueryClient();

  const keep = (changed: TrainingPlan) =>
    client.setQueryData(active.queryKey, (plans) =>
      plans?.map((one) => (one.id === changed.id ? changed : one)),
    );
  /** As the device knows it now: an edit may follow another before the plan is asked for again. */
  const newest = (): TrainingPlan => {
    const known = client.getQueryData(active.queryKey)?.find(({ id }) => id === plan.id);
    return known && known.version > plan.version ? known : plan;
  };
  const run = async (before: TrainingPlan, change: PlanChange) => {
    const content = await toContent(change(before));
    if (content === before) return { before, after: before };
    return { before, after: await save(before.id, before.version, content) };
  };

  return useMutation({
    ...mutationBy(
      async ({ change }: { change: PlanChange; said?: ToastContent }) => {
        const result = await run(newest(), change).catch((error: unknown) => {
          const newer = findNewer<TrainingPlan>(error);
          if (!newer) throw error;
          return run(newer, change);
        });
        keep(result.after);
        return result;
      },
      {
        done: ({ before, after }, { said }) =>
          before === after ? null : (said ?? planMessages.changed(after)),
        undo: ({ before, after }) => ({
          run: async () => keep(await save(after.id, after.version, before)),
          done: undone,
          failed: undoFailed,
        }),
        failed,
      },
    ),
    scope: { id: `training-plan ${plan.id}` },
  });
}
