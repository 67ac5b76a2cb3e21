import {
  type ErasedOnly,
  type PersonalTable,
  personalTable,
} from '#platform/server/db/personal-table.ts';
import { securityEvents } from '../tables.ts';

/** Exported tables of signing in. */
export const signInPersonalData: PersonalTable[] = [
  // Who could bring a history along could forge one.
  personalTable(securityEvents, {
    about: 'Sign-ins and security changes. Not imported.',
    onImport: 'never',
  }),
];

export const signInErasedOnly: ErasedOnly[] = [
  { name: 'sessions', because: 'Keys to the account. The app lists your devices.' },
  { name: 'sign_in_accounts', because: 'Password hashes and other services’ tokens.' },
  { name: 'mailed_links', because: 'Hashes of secrets in emails.' },
  { name: 'passkeys', because: 'Belong to a device and to this server.' },
  { name: 'second_factors', because: 'A sealed secret.' },
  { name: 'recovery_codes', because: 'Hashes of secrets.' },
];
