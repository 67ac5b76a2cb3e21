import { z } from 'zod';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import type { Sealer } from '#platform/server/secrets/sealer.ts';
import { trainingProfile } from '../../contract/profile.ts';
import { healthScreening, trainingPlace } from '../../contract.ts';
import { trainingPlaces, trainingProfiles } from '../tables.ts';
import { removeScreening, sealedScreeningOf, writeSealedScreening } from './health.ts';
import { unsealScreening } from './sealed-screening.ts';

const { days, avoid, recovery } = trainingProfile.shape;

/** Exported, imported and deleted with the account. */
export const trainingProfilePersonalData: PersonalTable[] = [
  personalTable(trainingPlaces, {
    about: 'Places to train, with their equipment. Weights in kg.',
    onImport: 'into-empty',
    check: trainingPlace,
  }),
  personalTable(trainingProfiles, {
    about: 'Minutes and place of each training day, what to avoid, and recovery.',
    onImport: 'replace',
    check: z.looseObject({ days, avoid, ...recovery.shape }),
  }),
];

const screeningRows = z.array(healthScreening).max(1);

/** Health answers: sealed in the database, readable in their owner’s copy. */
export const healthScreeningPersonalData = (sealer: Sealer): PersonalTable => ({
  name: 'health_screenings',
  about: 'Answers to the health questions, with a doctor’s clearance.',
  columns: [
    { name: 'answers', type: 'json', required: true },
    { name: 'wordingVersion', type: 'text', required: true },
    { name: 'answeredOn', type: 'day (YYYY-MM-DD)', required: true },
    { name: 'clearedOn', type: 'day (YYYY-MM-DD)', required: false },
  ],
  onImport: 'replace',
  async read(db, owner) {
    const screening = unsealScreening(sealer, await sealedScreeningOf(db, owner));
    return screening ? [screening] : [];
  },
  parse: (given) => screeningRows.parse(given),
  async write(db, owner, rows) {
    const [screening] = rows as z.infer<typeof screeningRows>;
    await removeScreening(db, owner);
    if (!screening) return;
    const sealed = sealer.seal(JSON.stringify(screening));
    await writeSealedScreening(db, owner, sealed, new Date());
  },
});
