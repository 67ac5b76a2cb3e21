export const HABITS = '/progress/habits';

export const habitHref = (id: string): string => `${HABITS}/${id}`;
