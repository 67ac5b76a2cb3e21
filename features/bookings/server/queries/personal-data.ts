import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { KeptAgreement } from '#features/booking-terms/rules/policy.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { newId } from '#platform/shared/ids.ts';
import { offer } from '../../contract/offers.ts';
import { WAITING_STATES } from '../../rules/waiting-list.ts';
import { bookingBlocks, offers } from '../tables.ts';
import { everyBookingOf } from './bookings.ts';
import { everyWaitingOf } from './waiting.ts';

const COLUMNS = [
  ['id', 'uuid'],
  ['as', 'client | trainer'],
  ['offer', 'text'],
  ['state', 'text'],
  ['startsAt', 'moment (ISO 8601, UTC)'],
  ['endsAt', 'moment (ISO 8601, UTC)'],
  ['agreement', 'json'],
  ['paidCents', 'number'],
  ['message', 'text'],
  ['settlement', 'json'],
  ['createdAt', 'moment (ISO 8601, UTC)'],
] as const;

const OPTIONAL = ['message', 'settlement'];

/** A client's own place stays with them. */
const withoutAddress = ({ place, ...agreement }: KeptAgreement): KeptAgreement => ({
  ...agreement,
  place: place?.isClients ? { ...place, name: '' } : place,
});

/** Bookings belong to two people: what the other one is called stays with them. */
const bookingRows: PersonalTable = {
  name: 'bookings',
  about: 'Sessions the person booked, or that were booked with them. Not imported.',
  columns: COLUMNS.map(([name, type]) => ({ name, type, required: !OPTIONAL.includes(name) })),
  onImport: 'never',
  async read(db, owner) {
    return (await everyBookingOf(db, owner)).map(({ booking, session }) => ({
      id: booking.id,
      as: session.trainerId === owner ? 'trainer' : 'client',
      offer: booking.agreement.offerName,
      state: booking.state,
      startsAt: session.startsAt.toISOString(),
      endsAt: session.endsAt.toISOString(),
      agreement:
        session.trainerId === owner ? withoutAddress(booking.agreement) : booking.agreement,
      paidCents: booking.paidCents,
      message: booking.message,
      settlement: booking.settlement,
      createdAt: booking.createdAt.toISOString(),
    }));
  },
  write: async () => {},
};

const offerRows = personalTable(offers, {
  about: 'Sessions the person offers as a trainer.',
  onImport: 'into-empty',
  check: z.looseObject({ content: offer.omit({ id: true, version: true }) }),
});

/** A page names an offer by its id alone: one that another person has by now gets another. */
const importedOffers: PersonalTable = {
  ...offerRows,
  async write(db, owner, parsed, files) {
    const rows = parsed as { id: string }[];
    const ids = rows.map(({ id }) => id);
    const known = await db.select({ id: offers.id }).from(offers).where(inArray(offers.id, ids));
    const taken = new Set(known.map(({ id }) => id));
    const free = rows.map((row) => (taken.has(row.id) ? { ...row, id: newId() } : row));
    await offerRows.write(db, owner, free, files);
  },
};

const waitingRows: PersonalTable = {
  name: 'waiting_places',
  about: 'Waiting lists the person was on. Not imported.',
  columns: [
    { name: 'sessionId', type: 'uuid', required: true },
    { name: 'joinedAt', type: 'moment (ISO 8601, UTC)', required: true },
    { name: 'state', type: WAITING_STATES.join(' | '), required: true },
  ],
  onImport: 'never',
  read: async (db, owner) =>
    (await everyWaitingOf(db, owner)).map(({ joinedAt, ...row }) => ({
      ...row,
      joinedAt: joinedAt.toISOString(),
    })),
  write: async () => {},
};

/** Exported with the account; who is blocked is about others, and not imported. */
export const bookingsPersonalData: PersonalTable[] = [
  importedOffers,
  personalTable(bookingBlocks, {
    about: 'People blocked from bookings.',
    onImport: 'never',
  }),
  bookingRows,
  waitingRows,
];
