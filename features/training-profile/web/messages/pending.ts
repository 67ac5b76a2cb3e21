/** What waits on the device to be sent, in one line. */
export const sayProfile = (): string => 'Your training days and wishes';
export const sayHealth = (): string => 'Your health answers';
