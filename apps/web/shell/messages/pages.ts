export const nothingUnread =
  'There is nothing unread. Reminders and summaries come by email, if you want them: choose under Profile, Emails.';

export const stillOffline = 'Still offline. We’ll keep trying.';

export const everythingIsSaved = 'Everything you logged here is saved.';

export const whatWorksOffline =
  'You can see the last two weeks, and log, change or delete food and weight. Changes sync automatically.';

export const signingOutDeletesData =
  'Signing out deletes the data on this device. Photos and descriptions need a connection.';

export const changedElsewhereToo = 'It also changed on another device. Choose one.';

export const belongToSomeoneElse =
  'They belong to someone who signed in here before. They sync when that person signs in again.';

export const askToDeleteUnsynced = 'Delete unsynced changes?';

export const turnOffForSpeechControl =
  'Turn these off if you use speech control. Applies to this device.';

export const losesChanges = (count: number) =>
  count === 1
    ? 'The person who logged it will lose 1 change.'
    : `The person who logged them will lose ${count} changes.`;
