import type { CredentialCheck, StoredCredential } from '../contract.ts';
import { type Compared, type CredentialKind, credentialName } from '../rules/credentials.ts';

export const credentialStateText: Record<StoredCredential['state'], string> = {
  none: 'Not checked',
  waiting: 'Waiting to be checked',
  checked: 'Checked',
  refused: 'Not accepted',
  expired: 'Ended',
};

export const kindNames: Record<CredentialKind, string> = {
  qualification: 'Qualification to train people',
  'first-aid': 'First aid and CPR',
  insurance: 'Insurance',
  children: 'Working with children check',
  other: 'Something else',
};

/** What was said of a check that is in the log. */
export const decidedText: Record<CredentialCheck['state'], string> = {
  waiting: 'Waiting',
  checked: 'Checked',
  refused: 'Not accepted',
  withdrawn: 'Withdrawn',
  undone: 'Undone',
};

export const credentialMessages = {
  saved: (saved: StoredCredential) => ({
    title: 'Credential saved',
    description: `${credentialName(saved)}. Send it to be checked.`,
  }),
  changed: (changed: StoredCredential) => ({
    title: 'Credential changed',
    description: credentialName(changed),
  }),
  removed: (removed: StoredCredential) => ({
    title: 'Credential deleted',
    description: credentialName(removed),
  }),
  undone: { title: 'Undone', description: 'Your credentials are restored.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};

export const credentialText = {
  title: 'Credentials',
  lead: 'Checked ones show on your profile, each by name. It says “Certified” for a qualification to train people.',
  add: 'Add credential',
  edit: 'Change',
  change: (name: string) => `Change ${name}`,
  remove: 'Delete',
  kind: 'What it is',
  chooseKind: 'Choose…',
  enterKind: 'Choose what it is.',
  name: 'Its full name',
  nameHint: 'As it stands on the certificate, like Certificate IV in Fitness',
  enterName: 'Enter its full name.',
  losesCheck:
    'This one is checked. If you change it, it counts as not checked until you send it again.',
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
    'An operator or your gym’s admin looks at the number and the document. The document is deleted a week after it is decided.',
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
  by: (body: string, number: string) => `${body} · number ${number}`,
  lastDay: (day: string) => `Last day ${day}`,
  noEnd: 'No end',
  sent: (day: string) => `Sent ${day}`,
  open: 'Open document',
  noDocument: 'No document',
  check: 'Check',
  refuse: 'Not right',
  checkName: (trainer: string, name: string) => `Check ${name} of ${trainer}`,
  refuseName: (trainer: string, name: string) => `${trainer}: ${name} is not right`,
  checkTitle: 'Is it right?',
  checkLead: 'Compare it with the register of who gave it. Everybody reads what you confirm.',
  openFirst: 'Open the document first.',
  registers: 'Public registers:',
  compared: 'I compared',
  comparedNames: {
    name: 'The trainer’s full name',
    title: 'What it is',
    number: 'Its number',
    'last-day': 'Its last day',
  } satisfies Record<Compared, string>,
  compareAll: 'Tick each one once you have compared it.',
  source: 'Where you compared it',
  sourceHint: 'Like AUSactive’s register. People read it on the trainer’s page.',
  enterSource: 'Say where you compared it.',
  confirm: 'It’s right',
  undo: 'Undo the decision',
  undoName: (trainer: string, name: string) =>
    `Undo the decision what was said of ${name} of ${trainer}`,
  undoTitle: 'Undo the decision?',
  undoLead: 'It waits again, and the trainer gets your reason by email.',
  enterWhy: 'Say why, so that the trainer knows.',
  undone: { title: 'Undone', description: 'It waits again. The trainer gets an email.' },
  undoneNote: 'It was decided by mistake.',
  comparedWith: (source: string) => `Compared with ${source}`,
  title: 'Check credentials',
  waitingNow: (count: number) =>
    count === 0 ? 'Nothing to check' : count === 1 ? '1 to check' : `${count} to check`,
  refuseTitle: 'What isn’t right?',
  refuseLead: 'The trainer gets this by email.',
  note: 'Reason',
  enterNote: 'Say what is not right, so that it can be mended.',
  sendRefusal: 'Send',
  done: { title: 'Decided', description: 'The trainer gets an email.' },
  failed: 'Nothing changed. Try again.',
  decidedBy: (name: string | null, day: string) => (name ? `${name}, ${day}` : day),
};
