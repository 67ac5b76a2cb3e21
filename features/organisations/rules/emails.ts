import { composeEmail, type EmailContent, withoutLinks } from '#platform/shared/email-content.ts';
import { type Kind, type Role, roleWord } from '../rules.ts';

/** "as a trainer", with the article that the role wants. */
export function asRole(role: Role, kind: Kind): string {
  return role === 'admin' || role === 'owner' ? `as an ${role}` : `as a ${roleWord(role, kind)}`;
}

type Organisation = { name: string; kind: Kind };

/** What an organisation is called in a subject: never by its name, which its owner chose. */
const kindWord = (kind: Kind): string => (kind === 'practice' ? 'trainer' : kind);

/** Asks a person to join. No matter who, nothing happens unless they agree. */
export function composeInvitation(
  { name: typed, kind }: Organisation,
  role: Role,
  link: string,
): EmailContent {
  const name = withoutLinks(typed);
  return composeEmail({
    subject: `Invitation from a ${kindWord(kind)} on Vigour`,
    heading: `A ${kindWord(kind)} invites you to Vigour`,
    paragraphs: [
      `“${name}” would like you to join ${asRole(role, kind)}. The link works for 14 days, for this address only.`,
      `“${name}” will see your name, email address and role. What you log stays private unless you share it.`,
    ],
    button: { label: 'See invitation', href: link },
    closing: `Don’t know “${name}”? Ignore this email.`,
  });
}

/** Tells a person that they were taken off. */
export function composeMembershipEnded({ name: typed, kind }: Organisation): EmailContent {
  const name = withoutLinks(typed);
  return composeEmail({
    subject: `Your membership of a ${kindWord(kind)} has ended`,
    heading: `You are no longer a member of ${name}`,
    paragraphs: [
      `${name} ended your membership. You keep your account and log. ${name} can’t see them.`,
    ],
    closing: `Think it’s a mistake? Ask ${name}.`,
  });
}

/** Asks a member to take an organisation over. */
export function composeOwnershipOffer(
  { name: typed, kind }: Organisation,
  link: string,
): EmailContent {
  const name = withoutLinks(typed);
  return composeEmail({
    subject: `You’ve been offered a ${kind} on Vigour`,
    heading: `Take over ${name}?`,
    paragraphs: [
      `The owner of ${name} wants to hand it over to you. You’d need your own plan. Nothing changes until you agree.`,
    ],
    button: { label: 'See offer', href: link },
    closing: 'Not for you? Decline there or ignore this email.',
  });
}

/** Tells the former owner that it has happened. */
export function composeOwnershipChanged(
  { name: typed, kind }: Organisation,
  planLink: string,
): EmailContent {
  const name = withoutLinks(typed);
  return composeEmail({
    subject: `Your ${kind} has a new owner`,
    heading: `${name} has a new owner`,
    paragraphs: [
      `You handed over ${name} and are now an admin there. Your own plan renews until you cancel it.`,
    ],
    button: { label: 'See my plan', href: planLink },
    closing: 'Didn’t offer it? Change your password now and contact us.',
  });
}
