import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { parseBody } from './body-validation.ts';

/** Takes JSON alone, and nothing that is longer, deeper or wider than the endpoint's contract allows. */
export function takeJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, json: Buffer) =>
      parseBody(json, request.routeOptions.schema?.body as z.ZodType),
  );
}
