export const deletedOn = (day: string) => `Your account will be deleted on ${day}.`;
