export const HISTORY = '/workouts/history';
export const IMPORT = `${HISTORY}/import`;

export const sessionHref = (id: string): string => `/workouts/log/${id}`;

const NAME = 'name:';

/** A name without an exercise may hold any letter, so it stands in the query. */
export const exerciseHref = (exercise: string): string =>
  exercise.startsWith(NAME)
    ? `${HISTORY}/named?name=${encodeURIComponent(exercise.slice(NAME.length))}`
    : `${HISTORY}/${exercise}`;

/** The exercise of an address. */
export const exerciseIn = (exerciseId: string, search: URLSearchParams): string =>
  exerciseId === 'named' ? `${NAME}${search.get('name') ?? ''}` : exerciseId;

/** What an exercise is called: by the library, or by the name that it was kept by. */
export const nameIn =
  (nameOf: (id: string) => string) =>
  (exercise: string): string =>
    exercise.startsWith(NAME) ? exercise.slice(NAME.length) : nameOf(exercise);
