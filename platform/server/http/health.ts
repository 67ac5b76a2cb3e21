import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/shared/errors.ts';

const PATIENCE_MS = 3_000;

/** GET /api/health: 200 while `check` succeeds in time, otherwise 503 with one word for the reason. */
export function reportHealth(app: FastifyInstance, check: () => Promise<unknown>): void {
  app.get('/api/health', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('the check took too long')), PATIENCE_MS);
    });
    try {
      await Promise.race([check(), late]);
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'not healthy');
      reply.code(503);
      const reason = (error instanceof AppError && error.reason) || 'database';
      return { status: 'unavailable', reason };
    } finally {
      clearTimeout(timer);
    }
  });
}
