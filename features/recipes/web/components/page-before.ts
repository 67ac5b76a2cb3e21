/** In the state of the history's entry: the page that led to a recipe. */
const CAME_FROM = 'cameFrom';

/** State for a link to a recipe, so that its Back leads to the page that is open now. */
export const fromThisPage = () => ({ [CAME_FROM]: `${location.pathname}${location.search}` });

/** The page that led to the recipe that is open; null: it was opened by itself. */
export function pageBefore(): string | null {
  const path: unknown = history.state?.[CAME_FROM];
  return typeof path === 'string' && path.startsWith('/meals/') ? path : null;
}
