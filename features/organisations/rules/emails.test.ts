import { expect, it } from 'vitest';
import { composeNewDevice } from '#features/sign-in/rules/mails.ts';
import { organisationName } from '../contract/fields.ts';
import { KINDS } from '../rules.ts';
import {
  composeInvitation,
  composeMembershipEnded,
  composeOwnershipChanged,
  composeOwnershipOffer,
} from './emails.ts';

const LINK = 'https://vigour.example/x';
const emails = (name: string) =>
  KINDS.flatMap((kind) => [
    composeInvitation({ name, kind }, 'trainee', LINK),
    composeMembershipEnded({ name, kind }),
    composeOwnershipOffer({ name, kind }, LINK),
    composeOwnershipChanged({ name, kind }, LINK),
  ]);

const HOSTILE = [
  'You won! visit evil.example',
  'https://evil.example/win',
  'prize@evil.example',
  'evil。example',
  'evil．example',
];

it.each(HOSTILE)('no subject holds what an organisation is called: %s', (name) => {
  const [first = ''] = name.split(/[.。．:@]/u);
  for (const { subject, html } of emails(name)) {
    expect(subject).not.toContain(first);
    expect(html).toContain(`<title>${subject}</title>`);
  }
});

it.each(HOSTILE)('no body holds it as something that a mail program links: %s', (name) => {
  for (const { text, html } of emails(name)) {
    expect(text + html).not.toMatch(/evil[.。．]example|:\/\/evil|@evil/u);
    expect(text.replaceAll('\u200b', '')).toContain(name);
  }
});

it('our own links stay whole', () => {
  const { text, html } = composeInvitation({ name: 'St. Kilda', kind: 'gym' }, 'trainee', LINK);
  expect(text).toContain(LINK);
  expect(html).toContain(`href="${LINK}"`);
  expect(text).toContain('“St. Kilda”');
});

it('nor does the name that a browser gives itself', () => {
  const { subject, text, html } = composeNewDevice('evil.example on Windows', new Date(0), LINK);
  expect(subject).not.toContain('evil');
  expect(text + html).not.toContain('evil.example');
});

it.each([
  ...HOSTILE,
  'evil.com',
  'www.evil',
  'Iron\u202eesuoH',
  'Iron\u2028House',
  'Iron\u200bHouse',
  'Iron\nHouse',
])('an organisation cannot be called %j', (name) => {
  expect(organisationName.safeParse(name).success).toBe(false);
});

it.each([
  'Iron House',
  'St. Kilda Gym',
  "Bob's & Co. Fitness",
  '24/7 Training',
  'F45 No. 1',
  'Dr. Müller 2.0',
  '👨‍👩‍👧 Family Gym',
])('an organisation can be called %j', (name) => {
  expect(organisationName.parse(name)).toBe(name);
});
