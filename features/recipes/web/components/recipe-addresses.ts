/** The page of a recipe. */
export const recipePath = (id: string): string => `/meals/recipes/${id}`;
