import { z } from 'zod';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { recordVersion } from '#platform/shared/record.ts';
import { credentialContent } from '../../contract.ts';
import { trainerCredentials } from '../tables.ts';
import { checksOf } from './credentials.ts';

const credentialData = personalTable(trainerCredentials, {
  about: 'Your credentials as a trainer.',
  onImport: 'into-empty',
  check: z.looseObject({ ...credentialContent.shape, version: recordVersion }),
});

const CHECK_COLUMNS = [
  ['id', 'uuid', true],
  ['credentialId', 'uuid', true],
  ['body', 'text', true],
  ['number', 'text', true],
  ['expiresOn', 'day (YYYY-MM-DD)', false],
  ['state', 'waiting | checked | refused | withdrawn', true],
  ['note', 'text', true],
  ['sentAt', 'moment (ISO 8601, UTC)', true],
  ['decidedAt', 'moment (ISO 8601, UTC)', false],
] as const;

/** A check is an admin's word: it is not taken from a file. */
const credentialCheckData: PersonalTable = {
  name: 'credential_checks',
  about: 'Credentials that you sent to be checked, and what was said of them. Not imported.',
  columns: CHECK_COLUMNS.map(([name, type, required]) => ({ name, type, required })),
  onImport: 'never',
  async read(db, owner) {
    const rows = await checksOf(db, owner);
    return rows.map(({ id, credentialId, body, number, expiresOn, state, note, ...at }) => ({
      id,
      credentialId,
      body,
      number,
      expiresOn,
      state,
      note,
      sentAt: at.sentAt.toISOString(),
      decidedAt: at.decidedAt?.toISOString() ?? null,
    }));
  },
  write: async () => {},
};

export const credentialsPersonalData: PersonalTable[] = [credentialData, credentialCheckData];
