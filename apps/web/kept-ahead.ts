/** Built files that start a session in a gym without reception, also where Workouts was never opened before. */
export const KEPT_AHEAD = ['exercise-catalogue', 'exercise-figures', 'plan-making'];
