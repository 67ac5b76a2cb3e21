import { asc } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { recordRows } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { planTemplateContent } from '../rules/plan-template-schema.ts';
import { mealPlanTemplates } from './tables.ts';

export const templateRows = recordRows(mealPlanTemplates);

/** A person's templates, first made first. */
export const templatesOf = (db: Db, owner: OwnerId) =>
  templateRows.list(db, owner, { orderBy: [asc(mealPlanTemplates.id)] });

export const mealTemplatesPersonalData: PersonalTable[] = [
  personalTable(mealPlanTemplates, {
    about: 'Days and weeks of meals kept to plan them again. Values are for one serving.',
    onImport: 'into-empty',
    check: z.looseObject(planTemplateContent.shape),
  }),
];
