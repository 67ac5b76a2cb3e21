import { credentialsApi } from '#features/credentials/contract.ts';
import { recordKind } from './record-kind.ts';

/** A trainer's credential, and another. */
export const credentials = recordKind('credentialsApi', credentialsApi, {
  isFew: true,
  content: {
    kind: 'qualification',
    title: 'Certificate IV in Fitness',
    body: 'AUSactive',
    number: '12345',
    expiresOn: '2027-06-30',
  },
  changed: {
    kind: 'other',
    title: '=Exercise physiologist',
    body: '=ESSA',
    number: 'AEP-77',
    expiresOn: null,
  },
});
