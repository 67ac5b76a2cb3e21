import { type Letter, letter, withoutLinks } from '#features/account/rules/mails.ts';
import { type Kind, type Role, roleWord } from '../rules.ts';

/** "as a trainer", with the article that the role wants. */
export function asRole(role: Role, kind: Kind): string {
  return role === 'admin' || role === 'owner' ? `as an ${role}` : `as a ${roleWord(role, kind)}`;
}

type Organisation = { name: string; kind: Kind };

/** What an organisation is called in a subject: never by its name, which its owner chose. */
const kindWord = (kind: Kind): string => (kind === 'practice' ? 'trainer' : kind);

/** Asks somebody to join. Whoever it is, nothing happens unless they agree. */
export function invitationLetter(
  { name: typed, kind }: Organisation,
  role: Role,
  link: string,
): Letter {
  const name = withoutLinks(typed);
  return letter({
    subject: `Invitation from a ${kindWord(kind)} on Vigour`,
    heading: `A ${kindWord(kind)} invites you to Vigour`,
    paragraphs: [
      `“${name}” would like you to join ${asRole(role, kind)}. You can look at the invitation first, and accept or decline it. The link works for 14 days and for this address only.`,
      `“${name}” sees your name, your email address and your role. What you log and how you train stays yours unless you choose to show it.`,
    ],
    button: { label: 'Look at the invitation', href: link },
    closing: `If you do not know “${name}”, ignore this message: nothing happens.`,
  });
}

/** Tells somebody that they were taken off. */
export function removedLetter({ name: typed, kind }: Organisation): Letter {
  const name = withoutLinks(typed);
  return letter({
    subject: `Your membership of a ${kindWord(kind)} has ended`,
    heading: `You are no longer a member of ${name}`,
    paragraphs: [
      `${name} has ended your membership. Your account and everything you have logged stay as they are, and ${name} sees nothing of it.`,
    ],
    closing: `If you think this is a mistake, ask ${name}.`,
  });
}

/** Asks a member to take an organisation over. */
export function offerLetter({ name: typed, kind }: Organisation, link: string): Letter {
  const name = withoutLinks(typed);
  return letter({
    subject: `A ${kindWord(kind)} is offered to you on Vigour`,
    heading: `Take over ${name}?`,
    paragraphs: [
      `The owner of ${name} would like to hand it over to you. You would run it with a plan of your own; nothing changes until you agree.`,
    ],
    button: { label: 'Look at the offer', href: link },
    closing: 'If you do not want it, decline there or ignore this message.',
  });
}

/** Tells the former owner that it has happened. */
export function handedOverLetter({ name: typed, kind }: Organisation, planLink: string): Letter {
  const name = withoutLinks(typed);
  return letter({
    subject: `Your ${kindWord(kind)} has a new owner`,
    heading: `${name} has a new owner`,
    paragraphs: [
      `${name} was handed over as you offered, and you are an admin there now. Your own plan renews until you cancel it.`,
    ],
    button: { label: 'Look at my plan', href: planLink },
    closing: 'If you did not offer it, change your password at once and write to us.',
  });
}
