export const LIBRARY = '/workouts/exercises';
export const ADD_EXERCISE = `${LIBRARY}/new`;

export const exerciseHref = (id: string): string => `${LIBRARY}/${id}`;

/** The page of an exercise that everybody can open. */
export const publicHref = (id: string): string => `/exercises/${id}`;
