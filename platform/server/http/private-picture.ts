import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/shared/errors.ts';

/** Answers a WebP picture that some people alone may see; `not_found` where there is none for this one. */
export function sendPrivatePicture(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  picture: Buffer | null,
) {
  if (!picture) {
    reply.header('cache-control', 'no-store');
    throw new AppError('not_found', { message: 'That photo no longer exists.' });
  }
  // Browsers ask each time, since some ignore `vary: cookie`: after signing out the address is nobody's.
  const etag = `"${tag}"`;
  reply.header('cache-control', 'private, no-cache').header('vary', 'cookie').header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply
    .header('content-type', 'image/webp')
    .header('content-disposition', 'inline; filename="profile.webp"')
    .send(picture);
}
