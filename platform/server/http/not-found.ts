import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorBody } from '#platform/shared/errors.ts';
import type { Route } from './handle.ts';

const METHOD_NOT_ALLOWED = 405;

/** Returns 404, or 405 if another method exists. */
export function notFound(
  routes: Route[],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const [path = ''] = request.url.split('?', 1);
  const methods = methodsAt(routes, path);
  if (methods.length === 0) {
    throw new AppError('not_found', { message: 'Nothing was found at this address.' });
  }
  const body: ErrorBody = {
    code: 'not_found',
    reason: 'method_not_allowed',
    message: `This address takes ${methods.join(' or ')}, not ${request.method}.`,
    requestId: request.id,
  };
  return reply.code(METHOD_NOT_ALLOWED).header('allow', methods.join(', ')).send(body);
}

function methodsAt(routes: Route[], path: string): string[] {
  const segments = path.split('/');
  const methods = new Set<string>();
  for (const route of routes) {
    if (route.kind !== 'endpoint') continue;
    const wanted = route.endpoint.path.split('/');
    const fits =
      wanted.length === segments.length &&
      wanted.every((part, index) => part.startsWith(':') || part === segments[index]);
    if (fits) methods.add(route.endpoint.method);
  }
  return [...methods].sort();
}
