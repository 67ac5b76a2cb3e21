import type { HistoryEntry, Member } from '../../../contract.ts';
import { type Kind, memberName } from '../../../rules.ts';
import { timelineText } from '../../messages.ts';

export type TimelineItem = { id: string; at: string; text: string; by: string | null };

/** A member's events and dates, newest first. Imports and emails are dates without an event. */
export function timelineOf(
  member: Member,
  kind: Kind,
  { entries, more }: { entries: readonly HistoryEntry[]; more: boolean },
): TimelineItem[] {
  const name = memberName(member);
  const items: TimelineItem[] = entries.flatMap(({ id, at, actor, event }) => {
    const text = timelineText(event, kind);
    return text ? [{ id, at, text, by: actor === name ? null : actor }] : [];
  });
  const add = (at: string, text: string) => items.push({ id: text, at, text, by: null });
  const has = (kind: HistoryEntry['event']['kind']) =>
    entries.some(({ event }) => event.kind === kind);
  const { createdAt, joinedAt, invitation, state } = member;
  // With more pages the first events are only not fetched.
  if (!more && joinedAt && !has('joined')) add(joinedAt, 'Joined');
  if (!more && createdAt !== joinedAt && !has('invited')) add(createdAt, 'Added');
  if (state === 'invited' && invitation) {
    // An invitation that was emailed at once is one step.
    const isInvited = entries.some(
      ({ event, at }) => event.kind === 'invited' && at === invitation.sentAt,
    );
    if (!isInvited) add(invitation.sentAt, 'Invitation emailed');
    if (invitation.expired) add(invitation.expiresAt, 'Invitation expired');
  }
  return items.sort((a, b) => b.at.localeCompare(a.at));
}
