import type { Route } from '#platform/server/http/handle.ts';
import { recipeFileRoutes } from './routes/files.ts';
import { recipeRoutes } from './routes/recipes.ts';

export const recipesRoutes = (services: Parameters<typeof recipeFileRoutes>[0]): Route[] => [
  ...recipeRoutes,
  ...recipeFileRoutes(services),
];
