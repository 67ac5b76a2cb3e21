import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import type { OrganisationEvent } from '../../rules/events.ts';
import { EVENTS_A_PAGE, type OrganisationId } from '../../rules.ts';
import { organisationEvents, organisationMembers } from '../tables.ts';
import type { OrganisationAdmin } from './membership.ts';

/** Writes down what was done; `actor` is null when nobody with an account did it. */
export async function addEvent(
  db: Db,
  at: { organisationId: OrganisationId; person: OwnerId | null; memberId: string | null },
  event: OrganisationEvent,
  now: Date,
): Promise<void> {
  const { organisationId, person: actorId, memberId } = at;
  await db
    .insert(organisationEvents)
    .values({ organisationId, id: newId(), at: now, actorId, memberId, event });
}

/** Which events to list: of these kinds, or all; older than `before`; about one member, or anyone. */
export type EventFilter = {
  kinds: readonly OrganisationEvent['kind'][] | undefined;
  before: string | undefined;
  memberId: string | undefined;
};

/** What was done, newest first; one more than a page when there are more. */
export function eventsOf(
  db: Db,
  { organisationId }: OrganisationAdmin,
  { kinds, before, memberId }: EventFilter,
) {
  const events = organisationEvents;
  const actor = alias(organisationMembers, 'actor');
  const member = alias(organisationMembers, 'member');
  return db
    .select({
      id: events.id,
      at: events.at,
      event: events.event,
      memberId: member.id,
      actor: { firstName: actor.firstName, lastName: actor.lastName, email: actor.email },
      member: { firstName: member.firstName, lastName: member.lastName, email: member.email },
    })
    .from(events)
    .leftJoin(
      actor,
      and(eq(actor.organisationId, events.organisationId), eq(actor.userId, events.actorId)),
    )
    .leftJoin(
      member,
      and(eq(member.organisationId, events.organisationId), eq(member.id, events.memberId)),
    )
    .where(
      and(
        eq(events.organisationId, organisationId),
        before === undefined ? undefined : lt(events.id, before),
        memberId === undefined ? undefined : eq(events.memberId, memberId),
        kinds && inArray(sql`${events.event} ->> 'kind'`, [...kinds]),
      ),
    )
    .orderBy(desc(events.id))
    .limit(EVENTS_A_PAGE + 1);
}
