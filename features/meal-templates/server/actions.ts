import { placeOfChange } from '#features/household/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { ParsedInputOf } from '#platform/shared/endpoint.ts';
import type { PlanTemplate, planTemplatesApi } from '../contract.ts';
import { templateRows, templatesOf } from './queries.ts';

/** So that all of them can always be listed at once. */
const MAX_TEMPLATES = 50;

/** A person's templates, first made first. */
export async function listTemplates(db: Db, owner: OwnerId): Promise<PlanTemplate[]> {
  return (await templatesOf(db, owner)).map(toRecord);
}

export const templateActions = recordActions({
  rows: templateRows,
  sentences: {
    notFound: 'That template does not exist.',
    editedElsewhere: 'This template was changed on another device. Check it, then save again.',
  },
  limit: {
    most: MAX_TEMPLATES,
    sentence: `You have ${MAX_TEMPLATES} templates. Delete one that you no longer need.`,
  },
  toContent: (content: Pick<PlanTemplate, 'name' | 'days'>) => content,
  toResponse: toRecord,
});

/** Keeps a template. One of a household that the person is no longer in is refused, as its plan is. */
export async function addTemplate(
  db: Db,
  owner: OwnerId,
  { personId, ...template }: ParsedInputOf<typeof planTemplatesApi.add>['body'],
  nowMs: number,
): Promise<PlanTemplate> {
  await placeOfChange(db, owner, personId);
  return templateActions.add(db, owner, template, nowMs);
}
