/** Where an activity is shown. */
export const activityPath = (id: string): string => `/workouts/cardio/${id}`;
