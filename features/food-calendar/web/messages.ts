export const loggedDaysAreBold = 'Logged days are bold.';

export const loggedDaysShowEnergy = (unit: string) => `Logged days show energy in ${unit}.`;
