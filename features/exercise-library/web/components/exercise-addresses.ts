export const LIBRARY = '/workouts/exercises';

export const exerciseHref = (id: string): string => `${LIBRARY}/${id}`;
