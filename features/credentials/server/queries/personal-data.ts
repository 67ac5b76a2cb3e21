import { z } from 'zod';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { recordVersion } from '#platform/shared/record.ts';
import { credentialContent } from '../../contract.ts';
import { CREDENTIAL_LIMITS } from '../../rules/credentials.ts';
import { trainerCredentials } from '../tables.ts';
import { checksOf } from './credentials.ts';

const credentialData = personalTable(trainerCredentials, {
  about: 'Your credentials as a trainer.',
  onImport: 'into-empty',
  // Files from before kind and title were asked for have neither.
  check: z.looseObject({
    ...credentialContent.shape,
    kind: credentialContent.shape.kind.default('other'),
    title: z.string().max(CREDENTIAL_LIMITS.title).default(''),
    version: recordVersion,
  }),
});

const CHECK_COLUMNS = [
  ['id', 'uuid', true],
  ['credentialId', 'uuid', true],
  ['kind', 'qualification | first-aid | insurance | children | other', true],
  ['title', 'text', true],
  ['body', 'text', true],
  ['number', 'text', true],
  ['expiresOn', 'day (YYYY-MM-DD)', false],
  ['state', 'waiting | checked | refused | withdrawn | undone', true],
  ['note', 'text', true],
  ['source', 'text', true],
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
    return rows.map(({ sentAt, decidedAt, ...row }) => ({
      id: row.id,
      credentialId: row.credentialId,
      kind: row.kind,
      title: row.title,
      body: row.body,
      number: row.number,
      expiresOn: row.expiresOn,
      state: row.state,
      note: row.note,
      source: row.source,
      sentAt: sentAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    }));
  },
  write: async () => {},
};

export const credentialsPersonalData: PersonalTable[] = [credentialData, credentialCheckData];
