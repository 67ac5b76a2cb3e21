import type { Route } from '#platform/server/http/handle.ts';
import { recipeFileRoutes } from './routes/files.ts';
import { recipeRoutes } from './routes/recipes.ts';

type Services = Parameters<typeof recipeFileRoutes>[0] & Parameters<typeof recipeRoutes>[0];

export const recipesRoutes = (services: Services): Route[] => [
  ...recipeRoutes(services),
  ...recipeFileRoutes(services),
];
