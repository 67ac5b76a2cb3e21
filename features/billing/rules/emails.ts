import { addOnLines } from '#features/plans/rules/add-ons.ts';
import { nameWith } from '#features/plans/rules/contents.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { PLANS } from '#features/plans/rules.ts';
import { composeEmail, type EmailContent } from '#platform/shared/email-content.ts';
import { type Choice, centsOf, type Step } from './subscription.ts';

/** "5 December 2026", where the person is. */
const dayOf = (ms: number, timeZone: string): string =>
  new Date(ms).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });

/** "$11.99 a month". */
const priceText = (choice: Choice): string =>
  `${dollars(centsOf(choice))} ${choice.period === 'annual' ? 'a year' : 'a month'}`;

const whatText = ({ plan, period, addOns }: Choice): string =>
  nameWith(plan, addOnLines(plan, period, addOns));

const HOW_TO_CANCEL = 'To cancel, go to Profile, then Plan.';
const NO_PAYMENT = 'No payment was taken. This server doesn’t charge.';
const CLOSING = 'Not you? Sign in and change your password.';

/**
 * The composeEmail about a step; null when it is not worth one. `link` opens the plan's screen, and days are
 * those of `timeZone`, so that both tell the same.
 */
export function composeStepEmail(
  { kind, after, invoice }: Step,
  { link, timeZone }: { link: string; timeZone: string },
): EmailContent | null {
  const { name } = PLANS[after.plan];
  const end = dayOf(after.endMs, timeZone);
  const button = { label: 'See my plan', href: link };
  const written = (subject: string, paragraphs: string[]) =>
    composeEmail({ subject, heading: subject, paragraphs, button, closing: CLOSING });
  switch (kind) {
    case 'trial_started':
      return written(`Your ${name} trial has started`, [
        `Free until ${end}. Then ${whatText(after)} costs ${priceText(after)}, GST included, unless you cancel.`,
        `We’ll remind you three days before. ${HOW_TO_CANCEL}`,
      ]);
    case 'trial_reminder':
      return written(`Your ${name} trial ends on ${end}`, [
        `Then ${whatText(after)} costs ${priceText(after)}, GST included. Don’t want it? Cancel before then.`,
        HOW_TO_CANCEL,
      ]);
    case 'charged':
    case 'renewed':
      return written(`Your invoice for ${name}`, [
        `Invoice ${invoice?.number}: ${whatText(after)}, ${priceText(after)}${invoice?.creditCents ? `, less ${dollars(invoice.creditCents)} credit` : ''}. Total ${dollars(invoice?.totalCents ?? 0)}, of which GST ${dollars(invoice?.gstCents ?? 0)}. ${NO_PAYMENT}`,
        `${name} renews on ${end} unless you cancel. ${HOW_TO_CANCEL}`,
      ]);
    case 'cancelled':
      return written(`Your ${name} plan is cancelled`, [
        `You can use it until ${end}. Then you’ll move to the Free plan. You won’t be charged again and can still read your records.`,
      ]);
    case 'ended':
      return written(`Your ${name} plan has ended`, [
        'You’re on the Free plan now. You can still read everything you recorded.',
      ]);
    case 'switched':
    case 'change_planned':
    case 'kept':
      return null;
  }
}
