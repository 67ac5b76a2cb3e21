import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

export const notificationsApi = {
  stop: endpoint({
    method: 'POST',
    path: '/api/notifications/stop',
    access: 'public',
    rate: 'sign-in',
    summary: 'Unsubscribe from one kind of email by link, signed in or not',
    body: z.object({
      token: z.string().min(1, 'This link is incomplete.').max(200, 'This link is damaged.'),
    }),
    response: z.object({ stopped: z.enum(['daily_reminder', 'weekly_summary', 'weekly_report']) }),
  }),
};
