import type { OfflineFeature } from '#platform/web/offline/offline-feature.ts';
import { offlineRecord } from '#platform/web/records/offline-record.ts';
import { type PlanTemplate, planTemplatesApi } from '../../contract.ts';
import { PLAN_TEMPLATE } from '../../rules/plan-template.ts';

const templates = offlineRecord({
  kind: PLAN_TEMPLATE,
  api: planTemplatesApi,
  verb: 'Save',
  toShown: ({ name, days }) => ({ name, days }) as Pick<PlanTemplate, 'name' | 'days'>,
});

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

export const mealTemplatesOffline: OfflineFeature = {
  writes: templates.writes,
  reads: [templates.listed({ list: planTemplatesApi.list, inOrder: byId })],
  async ahead(_today, { ask }) {
    await ask(planTemplatesApi.list, {});
  },
  says: { [PLAN_TEMPLATE]: ({ name }: { name: string }) => name },
};
