import type { z } from 'zod';
import { personId } from '#features/meal-plans/rules/plan-day-schema.ts';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import { planTemplateContent } from './rules/plan-template-schema.ts';

const schemas = recordSchemas(planTemplateContent);

export const planTemplate = schemas.stored;
export type PlanTemplate = z.infer<typeof planTemplate>;

/** A week may name many foods with all their nutrients. */
const TEMPLATE_BYTES = 1_500_000;

export const planTemplatesApi = recordApi({
  path: '/api/meal-plan/templates',
  ...schemas,
  /** who the person was among the eaters: what was kept of another plan is refused */
  added: schemas.added.extend({ personId: personId.optional() }),
  notFound: 'That template does not exist.',
  queued: true,
  bodyLimitBytes: TEMPLATE_BYTES,
  summaries: {
    list: 'List templates of planned days, first made first',
    add: 'Save a template; idempotent by id; 409 if it is of another plan',
    edit: 'Change a template; 409 with the current one if it changed elsewhere',
    remove: 'Delete a template; the plan keeps its meals',
    restore: 'Undo a deletion',
  },
});
