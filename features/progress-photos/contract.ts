import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import { base64BodyLimit, base64File } from '#platform/shared/base64-file.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordSchemas } from '#platform/shared/record.ts';
import { MAX_FILE_BYTES } from './rules/photo-limits.ts';
import { POSES } from './rules/poses.ts';

const content = z.object({
  /** the person's calendar day on which it was taken */
  date: diaryDay,
  pose: z.enum(POSES, 'Choose front, side or back.'),
});
const schemas = recordSchemas(content);
const params = z.object({ id: z.uuid('That photo does not exist.') });
const done = z.object({ ok: z.literal(true) });

const state = z.object({
  /** false under 18, and while the age is not known */
  isOffered: z.boolean(),
  /** whether the person confirms that it is them before photos are shown */
  isGuarded: z.boolean(),
  /** how long pictures can still be read before that, in ms; null: without an end; 0: ask now */
  shownForMs: z.number().int().nullable(),
  photos: z.array(schemas.stored),
});
export type PhotoState = z.infer<typeof state>;

const write = { access: 'signed-in', rate: 'write' } as const;

export const progressPhotosApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/progress-photos',
    access: 'signed-in',
    rate: 'read',
    summary: 'List progress photos, the latest first, without their pictures',
    response: state,
  }),
  add: endpoint({
    ...write,
    method: 'POST',
    path: '/api/progress-photos',
    summary: 'Keep a progress photo without metadata, sealed; idempotent by id. From 18',
    // Strict: so large a body has room for nothing else.
    body: z.strictObject({
      ...schemas.added.shape,
      /** the file, as base64: JPEG, PNG, WebP or AVIF */
      photo: base64File('photo', MAX_FILE_BYTES),
    }),
    response: schemas.stored,
    bodyLimitBytes: base64BodyLimit(MAX_FILE_BYTES),
  }),
  edit: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/progress-photos/:id',
    summary: 'Change the day or pose of a photo; 409 with the current one if it changed elsewhere',
    params,
    body: schemas.edited,
    response: schemas.stored,
  }),
  remove: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/progress-photos/:id',
    summary: 'Delete a photo; after a day its picture is gone for good',
    params,
    response: done,
  }),
  restore: endpoint({
    ...write,
    method: 'POST',
    path: '/api/progress-photos/:id/restore',
    summary: 'Undo a deletion, within a day',
    params,
    response: schemas.stored,
  }),
  show: endpoint({
    ...write,
    method: 'POST',
    path: '/api/progress-photos/shown',
    summary: 'Ask for a recent sign-in, so that guarded photos can be read',
    response: done,
  }),
  guard: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/progress-photos/guard',
    summary: 'Ask before photos are shown, or not (switching off needs a recent sign-in)',
    body: z.object({ isGuarded: z.boolean() }),
    response: done,
  }),
};
