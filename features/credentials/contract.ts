import { z } from 'zod';
import { base64BodyLimit, base64File } from '#platform/shared/base64-file.ts';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import {
  COMPARED,
  CREDENTIAL_KINDS,
  CREDENTIAL_LIMITS,
  CREDENTIAL_STATES,
  MAX_DOCUMENT_BYTES,
} from './rules/credentials.ts';

const line = (what: string, most: number) =>
  z.string().trim().min(1, `Enter the ${what}.`).max(most, `Use at most ${most} characters.`);

const text = (most: number) => z.string().trim().max(most, `Use at most ${most} characters.`);

export const credentialContent = z.object({
  kind: z.enum(CREDENTIAL_KINDS, 'Choose what it is.'),
  /** "Certificate IV in Fitness" */
  title: line('name of the credential', CREDENTIAL_LIMITS.title),
  body: line('body that gave it', CREDENTIAL_LIMITS.body),
  number: line('number', CREDENTIAL_LIMITS.number),
  /** the last day on which it is valid; null: it does not end */
  expiresOn: calendarDay.nullable(),
});

const schemas = recordSchemas(credentialContent);
const stored = schemas.stored.extend({
  /** empty: given before it was asked for */
  title: z.string(),
  state: z.enum(CREDENTIAL_STATES),
  /** why it was refused; empty otherwise */
  note: z.string(),
});
export type StoredCredential = z.infer<typeof stored>;
const about = ['credentials', 'trainers'];

export const credentialsApi = recordApi({
  path: '/api/trainer-credentials',
  added: schemas.added,
  edited: schemas.edited,
  stored,
  notFound: 'That credential does not exist.',
  about,
  summaries: {
    list: 'List your credentials and whether they are checked',
    add: 'Add a credential',
    edit: 'Change a credential; what was checked counts no more',
    remove: 'Delete a credential',
    restore: 'Undo a deletion',
  },
});

export const credentialSendingApi = {
  send: endpoint({
    method: 'POST',
    path: '/api/trainer-credentials/:id/check',
    about: [...about, 'credential-checks'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Send a credential to be checked, with its document if there is one',
    params: z.object({ id: z.uuid('That credential does not exist.') }),
    // Strict: so large a body has room for nothing else.
    body: z.strictObject({
      /** a PDF or a picture, as base64 */
      document: base64File('document', MAX_DOCUMENT_BYTES).nullable(),
    }),
    response: stored,
    bodyLimitBytes: base64BodyLimit(MAX_DOCUMENT_BYTES),
  }),
};

const check = z.object({
  id: z.string(),
  trainer: z.string(),
  kind: z.enum(CREDENTIAL_KINDS),
  title: z.string(),
  body: z.string(),
  number: z.string(),
  expiresOn: z.string().nullable(),
  document: z.enum(['pdf', 'webp']).nullable(),
  /** the caller opened the document */
  isOpened: z.boolean(),
  sentAt: z.string(),
  state: z.enum(['waiting', 'checked', 'refused', 'withdrawn', 'undone']),
  note: z.string(),
  /** where it was compared */
  source: z.string(),
  decidedAt: z.string().nullable(),
  /** name of who decided; null when the account is gone */
  decidedBy: z.string().nullable(),
});
export type CredentialCheck = z.infer<typeof check>;

export const credentialChecksApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/credential-checks',
    access: 'signed-in',
    rate: 'read',
    summary:
      'What waits to be checked, what ends soon and what was decided (operators, gyms’ admins)',
    response: z.object({
      /** operators check everybody, admins the trainers of their gyms; nobody else anything */
      as: z.enum(['operator', 'admin']).nullable(),
      waiting: z.array(check),
      /** checked ones that end within 60 days */
      ending: z.array(check),
      /** the latest 100 */
      decided: z.array(check),
    }),
  }),
  count: endpoint({
    method: 'GET',
    path: '/api/credential-checks/waiting',
    about: ['credential-checks'],
    access: 'signed-in',
    rate: 'read',
    summary: 'How many credentials wait for you to check them',
    response: z.object({
      /** null: you check nobody's */
      waiting: z.int().nullable(),
    }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/credential-checks/:id/decide',
    about: ['credential-checks', ...about],
    access: 'signed-in',
    rate: 'write',
    summary: 'Say that a credential is right, or why it is not (operators, gyms’ admins)',
    params: z.object({ id: z.uuid('That credential does not exist.') }),
    body: z.object({
      check: z.enum(['checked', 'refused']),
      note: text(500),
      /** what was compared with `source`: all of it before a credential is right */
      compared: z.array(z.enum(COMPARED)).max(COMPARED.length),
      /** where: "AUSactive's register"; everybody reads it on the trainer's page */
      source: text(CREDENTIAL_LIMITS.source),
    }),
    response: check,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/credential-checks/:id/undo',
    about: ['credential-checks', ...about],
    access: 'signed-in',
    rate: 'write',
    summary: 'Undo a decision; the credential waits again (operators, gyms’ admins)',
    params: z.object({ id: z.uuid('That credential does not exist.') }),
    body: z.object({
      note: text(500).min(1, 'Say why, so that the trainer knows.'),
    }),
    response: check,
  }),
};

/** Where the document of a check is read, by who may decide it. */
export const DOCUMENT_PATH = '/api/credential-checks/:id/document';
export const documentAddress = (id: string): string => DOCUMENT_PATH.replace(':id', id);
