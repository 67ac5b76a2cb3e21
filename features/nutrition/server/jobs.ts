import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import { applyDueTargets, type SelfApplyingServices } from './actions/self-applied.ts';

const HOUR_MS = 3_600_000;

/** Targets that apply themselves, in the first hour of the day they are due. */
export const nutritionWork = (services: SelfApplyingServices): BackgroundWork => ({
  scheduledTasks: [
    { name: 'targets', everyMs: HOUR_MS, run: (nowMs) => applyDueTargets(services, nowMs) },
  ],
});
