import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { statusOfCode } from '#platform/shared/errors.ts';

const ERROR_SCHEMA = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(statusOfCode) },
    reason: { type: 'string', description: 'A stable code for programs.' },
    message: { type: 'string', description: 'A sentence for people.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'One sentence for each field that is wrong, keyed by its path.',
    },
    current: { description: 'On a conflict, the current record.' },
    requestId: { type: 'string' },
  },
} as const;

const FAILURE = {
  description: 'Any failure',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

/** Describes the API from its contracts, for programs, at /api/openapi.json. */
export async function describeApi(
  app: FastifyInstance,
  { title, serverUrl }: { title: string; serverUrl: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1',
        description:
          'Signed-in calls use the session cookie. Every call but GET needs the header ' +
          '`x-csrf-token` with the token of GET /api/csrf-token.',
      },
      servers: [{ url: serverUrl }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  let text: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(withFailures(app.swagger() as Document));
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

type Document = {
  paths?: Record<string, Record<string, { responses?: Record<string, unknown> }>>;
  components?: { schemas?: Record<string, unknown> };
};

function withFailures(document: Document): Document {
  for (const operations of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(operations)) {
      operation.responses = { ...operation.responses, default: FAILURE };
    }
  }
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Failure: ERROR_SCHEMA },
  };
  return document;
}
