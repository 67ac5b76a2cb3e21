const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

export const couldNotBeSaved = (count: number) => `${changes(count)} couldn’t be saved.`;

export const changesToSync = (count: number) => `${changes(count)} to sync.`;

export const connectToLog = 'You’re offline. Connect to log: this browser saves nothing offline.';

export const syncsLater = 'You’re offline. What you log syncs later.';

export const keepPageOpen = `${syncsLater} Keep this page open until then.`;

export const savedOnDevice = 'Saved on this device. Syncs when you’re online.';

export const deviceIsFull = 'This device is full. Free some space or connect.';

export const cannotSaveOffline = 'This browser can’t save offline. Connect and try again.';

export const serverCouldNotSave = 'The server couldn’t save it.';

export const madeByAnotherVersion = 'Another app version made it. Update, then try again.';
