import { composeEmail, type EmailContent, withoutLinks } from '#platform/shared/email-content.ts';

/** Asks a person to share a plan. Nothing happens unless they agree. */
export function composeHouseholdInvitation(hostName: string, link: string): EmailContent {
  const host = withoutLinks(hostName) || 'A person on Vigour';
  return composeEmail({
    subject: 'Plan meals and shop together on Vigour',
    heading: 'Eat together on Vigour',
    paragraphs: [
      `“${host}” invites you to share a meal plan and a shopping list. The link works once, for 14 days.`,
      'You both see the plan, the list and each other’s portions. Your log and your targets stay yours unless you share them.',
    ],
    button: { label: 'See invitation', href: link },
    closing: `Don’t know “${host}”? Ignore this email.`,
  });
}
