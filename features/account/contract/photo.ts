import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { MAX_PHOTO_BYTES } from '../rules/profile-photo.ts';

/** Base64 is a third longer than what it carries. */
const MAX_BASE64 = Math.ceil(MAX_PHOTO_BYTES / 3) * 4;

/** `photo` names the picture in its address (`photoAddress`); null without one. */
const kept = z.object({ photo: z.string().nullable() });

export const photoApi = {
  readPhoto: endpoint({
    method: 'GET',
    path: '/api/profile/photo',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'The picture of the person as text, for their device to keep; nulls without one.',
    /** `webp`: the file, as base64 */
    response: kept.extend({ webp: z.string().nullable() }),
  }),
  savePhoto: endpoint({
    method: 'PUT',
    path: '/api/profile/photo',
    access: 'signed-in',
    rate: 'write',
    summary: 'Replace the profile photo; stores a square copy',
    // Strict: so large a body has room for nothing else.
    body: z.strictObject({
      /** the file, as base64: JPEG, PNG, WebP or AVIF */
      photo: z
        .string()
        .min(1, 'Choose a photo.')
        .max(MAX_BASE64, 'Choose a photo of at most 10 MB.')
        .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'Send the photo as base64.'),
    }),
    response: kept,
    bodyLimitBytes: MAX_BASE64 + 1000,
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: '/api/profile/photo',
    access: 'signed-in',
    rate: 'write',
    summary: 'Delete the profile photo',
    response: kept,
  }),
};
