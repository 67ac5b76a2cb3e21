import { type Letter, letter } from '#features/account/rules/mails.ts';
import { addOnLines } from '#features/plans/rules/add-ons.ts';
import { nameWith } from '#features/plans/rules/contents.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { PLANS } from '#features/plans/rules.ts';
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

const HOW_TO_CANCEL = 'To cancel, open Profile, then Plan, and choose Cancel: two clicks.';
const NO_PAYMENT = 'No payment was taken: this server does not charge money.';
const CLOSING = 'If it was not you, sign in and change your password.';

/**
 * The letter about a step; null when it is not worth one. `link` opens the plan's screen, and days are
 * those of `timeZone`, so that both tell the same.
 */
export function letterOf(
  { kind, after, invoice }: Step,
  { link, timeZone }: { link: string; timeZone: string },
): Letter | null {
  const { name } = PLANS[after.plan];
  const end = dayOf(after.endMs, timeZone);
  const button = { label: 'See my plan', href: link };
  const written = (subject: string, paragraphs: string[]) =>
    letter({ subject, heading: subject, paragraphs, button, closing: CLOSING });
  switch (kind) {
    case 'trial_started':
      return written(`Your ${name} trial has begun`, [
        `It is free until ${end}. After that ${whatText(after)} costs ${priceText(after)}, GST included, unless you cancel before.`,
        `We will remind you three days before. ${HOW_TO_CANCEL}`,
      ]);
    case 'trial_reminder':
      return written(`Your ${name} trial ends on ${end}`, [
        `After that ${whatText(after)} goes on for ${priceText(after)}, GST included. If you do not want it, cancel before.`,
        HOW_TO_CANCEL,
      ]);
    case 'charged':
    case 'renewed':
      return written(`Your invoice for ${name}`, [
        `Invoice ${invoice?.number}: ${whatText(after)}, ${priceText(after)}${invoice?.creditCents ? `, less ${dollars(invoice.creditCents)} credit` : ''}. Total ${dollars(invoice?.totalCents ?? 0)}, of which GST ${dollars(invoice?.gstCents ?? 0)}. ${NO_PAYMENT}`,
        `${name} runs until ${end} and then goes on unless you cancel. ${HOW_TO_CANCEL}`,
      ]);
    case 'cancelled':
      return written(`Your ${name} plan is cancelled`, [
        `You have it until ${end} and nothing more is charged. After that you are on the Free plan, and everything you recorded stays readable.`,
      ]);
    case 'ended':
      return written(`Your ${name} plan has ended`, [
        'You are on the Free plan now. Everything you recorded is still there and can be read.',
      ]);
    case 'switched':
    case 'change_planned':
    case 'kept':
      return null;
  }
}
