export const keepUntilDeleted = (day: string) =>
  `Your account will be deleted on ${day}. You can keep it until then.`;

export const whatIsDeleted =
  'This deletes your profile, food log, foods and sign-ins. You have 14 days to change your mind.';

export const askToDeleteAccount = 'Delete your account?';

export const whatDeletingDoes =
  'We’ll sign out your other devices and cancel your plan now. In 14 days everything is gone for good.';

export const getAllData =
  'Get all your data as a zip file of CSV and JSON. We’ll email you when it’s ready.';

export const collectingData = (done: number, total: number) =>
  `Collecting your data, ${done} of ${total}`;

export const copyFailed = 'Your copy failed. Try again.';

export const movingFromAnotherAccount =
  'Moving from another Vigour account? Choose the zip file you downloaded there. This account must have no entries, foods or favourites yet.';

export const zipFileWithData = 'Zip file with your data';

export const downloadImportDelete = 'Download, import or delete it';

export const withPhotos = 'Include progress photos';

export const photosOpenForAll = 'Not encrypted in the zip file: anyone who has it can open them.';
