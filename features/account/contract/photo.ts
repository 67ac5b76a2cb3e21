import { z } from 'zod';
import { base64BodyLimit, base64File } from '#platform/shared/base64-file.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { MAX_PHOTO_BYTES } from '../rules/profile-photo.ts';

/** `photo` names the picture in its address (`photoAddress`); null without one. */
const kept = z.object({ photo: z.string().nullable() });

const shown = z.object({ isShown: z.boolean() });

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
      photo: base64File('photo', MAX_PHOTO_BYTES),
    }),
    response: kept,
    bodyLimitBytes: base64BodyLimit(MAX_PHOTO_BYTES),
  }),
  readShown: endpoint({
    method: 'GET',
    path: '/api/profile/photo/shown',
    access: 'signed-in',
    rate: 'read',
    about: ['photo-shown'],
    summary: 'Whether trainers you book see your photo',
    response: shown,
  }),
  saveShown: endpoint({
    method: 'PUT',
    path: '/api/profile/photo/shown',
    access: 'signed-in',
    rate: 'write',
    about: ['photo-shown'],
    summary: 'Let trainers you book see your photo, or no longer',
    body: shown,
    response: shown,
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
