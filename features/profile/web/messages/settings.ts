export const energyMacrosGentleMode = 'Energy, macros and gentle mode';

export const weeklyReview = 'Weekly review of your target';

export const unitsThemeAndZone = 'kcal or kJ, dark or light, time zone';

export const downloadImportDelete = 'Download, import, delete your account';

export const startChangeCancel = 'Start a trial, change or cancel';

export const invitationsAndWhatTheySee = 'Invitations and what they see';

export const peopleWorkoutsMeals = 'People, workouts and meals from a file';

/** Words that a person may search these settings by. */
export const wordsOfBody = 'Body age weight height gender sex fitness level role goals edit BMI';
export const wordsOfSignOut = 'Sign out log out logout signout leave';
