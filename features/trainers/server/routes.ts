import type { Route } from '#platform/server/http/handle.ts';
import { publicPageRoutes } from './routes/public-pages.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { trainerRoutes } from './routes/trainers.ts';

type Services = Parameters<typeof reviewRoutes>[0] & Parameters<typeof publicPageRoutes>[0];

export const trainersRoutes = (services: Services): Route[] => [
  ...trainerRoutes,
  ...reviewRoutes(services),
  ...publicPageRoutes(services),
];
