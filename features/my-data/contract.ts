import { z } from 'zod';
import { EVERYTHING, endpoint } from '#platform/shared/endpoint.ts';
import { MAX_ZIP_BYTES } from './rules.ts';

const dataExport = z.object({
  id: z.string(),
  state: z.enum(['running', 'ready', 'failed']),
  /** tables read so far, of `total` */
  done: z.number().int(),
  total: z.number().int(),
  askedAt: z.string(),
  expiresAt: z.string(),
  sizeBytes: z.number().int().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

const deletion = z.object({ askedAt: z.string(), dueAt: z.string() });

const myData = z.object({ export: dataExport.nullable(), deletion: deletion.nullable() });
export type MyData = z.infer<typeof myData>;

/** Base64 is a third longer than what it carries. */
const MAX_BASE64 = Math.ceil(MAX_ZIP_BYTES / 3) * 4;

export const myDataApi = {
  state: endpoint({
    method: 'GET',
    path: '/api/my-data',
    access: 'signed-in',
    rate: 'read',
    summary: 'Get the latest export and any planned deletion',
    response: myData,
  }),
  requestExport: endpoint({
    method: 'POST',
    path: '/api/my-data/exports',
    access: 'signed-in',
    rate: 'mail',
    summary: 'Start a data export (recent sign-in)',
    body: z.object({
      /** with progress photos, as pictures that anyone who has the file can open */
      photos: z.boolean().default(false),
    }),
    response: dataExport,
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/my-data/import',
    about: [EVERYTHING],
    access: 'signed-in',
    rate: 'bulk',
    summary: 'Import an export into an empty account, all or nothing',
    body: z.object({
      /** the file, as base64 */
      zip: z.string().min(1).max(MAX_BASE64, 'That zip file is too large.'),
    }),
    response: z.object({ rows: z.number().int() }),
    bodyLimitBytes: MAX_BASE64 + 1000,
  }),
  requestDeletion: endpoint({
    method: 'POST',
    path: '/api/my-data/deletion',
    access: 'signed-in',
    rate: 'mail',
    summary: 'Schedule account deletion in 14 days; ends other sessions (recent sign-in)',
    response: deletion,
  }),
  cancelDeletion: endpoint({
    method: 'DELETE',
    path: '/api/my-data/deletion',
    access: 'signed-in',
    rate: 'write',
    summary: 'Cancel account deletion',
    response: z.object({ ok: z.literal(true) }),
  }),
};
