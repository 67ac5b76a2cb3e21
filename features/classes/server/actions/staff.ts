import { contactsOf } from '#features/account/server/public.ts';
import { loadTimes } from '#features/availability/server/public.ts';
import { takenOf } from '#features/bookings/server/public.ts';
import type { TimesQuestion } from '#features/free-times/rules/question.ts';
import type { Span } from '#features/free-times/rules/span.ts';
import { type Clash, clashesAt } from '#features/free-times/rules/why-not-free.ts';
import type { OrganisationId, Role } from '#features/organisations/rules.ts';
import { recordedNames, staffOf } from '#features/organisations/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { NO_OFFER_LIMITS } from '../../rules/class-times.ts';

/** Who may give classes in an organisation. */
export type StaffMember = {
  memberId: string;
  person: OwnerId;
  role: Role;
  name: string;
  email: string;
};

export async function loadStaff(db: Db, organisationId: OrganisationId): Promise<StaffMember[]> {
  const staff = await staffOf(db, organisationId);
  const persons = staff.flatMap(({ person }) => person ?? []);
  const people = await contactsOf(db, persons);
  const names = await recordedNames(
    db,
    { organisations: [organisationId], practicesOf: [] },
    persons,
  );
  const inFull = new Map(names.map(({ person, name }) => [person, name]));
  return staff.flatMap(({ memberId, person, role }) => {
    const contact = person && people.get(person);
    return contact
      ? [
          {
            memberId,
            person,
            role,
            name: inFull.get(person) ?? contact.listedName ?? contact.name,
            email: contact.email,
          },
        ]
      : [];
  });
}

/** What keeps a trainer from giving a class. Grids, notice and limits are for their own offers. */
const COUNTED: readonly Clash[] = [
  'taken',
  'buffer',
  'travel',
  'other-calendar',
  'time-off',
  'closed',
];

type Asked = { minutes: number; startMs: number; nowMs: number; ignoring?: string };

/** Answers what is against trainers giving a class, by all that is known of a stretch of time. */
export async function loadClashes(db: Db, people: readonly OwnerId[], span: Span, nowMs: number) {
  const times = await loadTimes(db, people, span);
  const taken = await takenOf(db, people, span, new Date(nowMs));
  return {
    times,
    taken,
    of(person: OwnerId, { minutes, startMs, ignoring, nowMs }: Asked): Clash[] {
      const known = times.get(person);
      const question: TimesQuestion = {
        // Who never entered hours has none that speak against it.
        schedule: known?.schedule ?? { timeZone: 'UTC', week: [], dates: [], timeOff: [] },
        elsewhere: known?.elsewhere ?? [],
        travel: known?.travel ?? { usualMinutes: 0, pairs: [] },
        taken: (taken.get(person) ?? []).filter(({ id }) => id !== ignoring),
        rooms: null,
        nowMs,
        offer: {
          id: '',
          minutes,
          ...NO_OFFER_LIMITS,
        },
      };
      return clashesAt(question, startMs).filter(
        (clash) => COUNTED.includes(clash) && (known !== undefined || clash !== 'closed'),
      );
    },
  };
}
export type Clashes = Awaited<ReturnType<typeof loadClashes>>;
