import type { StoredCredential } from '../contract.ts';

export const credentialStateText: Record<StoredCredential['state'], string> = {
  none: 'Not checked',
  waiting: 'Waiting to be checked',
  checked: 'Checked',
  refused: 'Not accepted',
  expired: 'Ended',
};

export const credentialMessages = {
  saved: ({ body }: StoredCredential) => ({ title: 'Credential saved', description: body }),
  changed: ({ body }: StoredCredential) => ({ title: 'Credential changed', description: body }),
  removed: ({ body }: StoredCredential) => ({ title: 'Credential deleted', description: body }),
  undone: { title: 'Undone', description: 'Your credentials are restored.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};

export const credentialText = {
  title: 'Credentials',
  lead: 'Your profile says “Certified” once one of them is checked.',
  add: 'Add credential',
  edit: 'Change',
  change: (name: string) => `Change ${name}`,
  remove: 'Delete',
  body: 'Who gave it',
  bodyHint: 'Like AUSactive, ESSA or a TAFE',
  number: 'Number',
  expiresOn: 'Last day',
  expiresHint: 'Leave it empty if it doesn’t end.',
  save: 'Save credential',
  saving: 'Saving…',
  enterBody: 'Enter who gave it.',
  enterNumber: 'Enter its number.',
  until: (day: string) => `until ${day}`,
  noEnd: 'no end',
  send: 'Send to be checked',
  sendName: (name: string) => `Send ${name} to be checked`,
  sendLead:
    'An operator or your gym’s admin looks at the number and the document. The document is deleted once it is decided.',
  document: 'Document',
  documentHint: 'A PDF or a photo of the certificate, up to 5 MB. You can send it without one.',
  chooseDocument: 'Choose document',
  tooLarge: 'Choose a document of at most 5 MB.',
  sent: { title: 'Sent', description: 'We’ll email you once it is decided.' },
  failed: 'Nothing changed. Try again.',
  changedElsewhere: 'This credential was changed on another device',
  reason: (note: string) => `Reason: ${note}`,
};

export const consoleText = {
  noneWaiting: 'No credential is waiting.',
  noneEnding: 'None ends soon. Trainers are reminded 60, 30 and 7 days before.',
  noneDecided: 'Nothing has been decided yet.',
  number: (number: string) => `Number ${number}`,
  lastDay: (day: string) => `Last day ${day}`,
  noEnd: 'No end',
  sent: (day: string) => `Sent ${day}`,
  open: 'Open document',
  noDocument: 'No document',
  accept: 'It’s right',
  refuse: 'Not right',
  acceptName: (name: string, body: string) => `${name}: ${body} is right`,
  refuseName: (name: string, body: string) => `${name}: ${body} is not right`,
  refuseTitle: 'What isn’t right?',
  refuseLead: 'The trainer gets this by email.',
  note: 'Reason',
  enterNote: 'Say what is not right, so that it can be mended.',
  sendRefusal: 'Send',
  done: { title: 'Decided', description: 'The trainer gets an email.' },
  failed: 'Nothing changed. Try again.',
  by: (name: string | null, day: string) => (name ? `${name}, ${day}` : day),
};
