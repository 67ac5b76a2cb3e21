import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { composeEmail, type EmailContent } from '#platform/shared/email-content.ts';
import { kcalToKj } from '#platform/shared/units.ts';
import type { Week } from '../rules.ts';

/** "16 November": a day is a label, shown in the zone it was made a date in. */
const dayText = (day: CalendarDay): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

/** Says that it is the time the person chose. It names no figure, and nothing that was left undone. */
export const composeReminder = (diaryLink: string, stopLink: string): EmailContent =>
  composeEmail({
    subject: 'Your daily reminder from Vigour',
    heading: 'Your daily reminder',
    paragraphs: ['Ready to log today’s food? A rough entry is fine.'],
    button: { label: 'Open my food log', href: diaryLink },
    closing: 'We skip days that have entries.',
    off: { label: 'Stop the daily reminder', href: stopLink },
  });

const energyText = (kcal: number, unit: 'kcal' | 'kj'): string =>
  unit === 'kj'
    ? `${Math.round(kcalToKj(kcal)).toLocaleString('en-AU')} kJ`
    : `${Math.round(kcal).toLocaleString('en-AU')} kcal`;

/**
 * Says what a week came to and on how many days that rests. `energyUnit` null leaves the energy out
 * (people under 18). It compares with nothing.
 */
export function composeSummary(
  week: Week,
  energyUnit: 'kcal' | 'kj' | null,
  links: Links,
): EmailContent {
  const { first, daysLogged, mean } = week;
  const paragraphs = [`You logged food on ${daysLogged} of 7 days.`];
  if (mean !== null && energyUnit !== null) {
    const days = mean.days === 1 ? '1 full day' : `${mean.days} full days`;
    paragraphs.push(
      `On ${days} you ate ${mean.atLeast ? 'at least ' : ''}${energyText(mean.value, energyUnit)} a day on average. A full day is one whose log holds all you ate.`,
    );
  }
  return composeWeek(first, paragraphs, links);
}

/** In the gentle mode: nothing is counted, neither energy nor days, and a person to talk to is named. */
export const composeGentleSummary = ({ first }: Week, links: Links): EmailContent =>
  composeWeek(
    first,
    [
      'Last week’s food log is there if you want it. It’s fine not to look.',
      'Want to talk about food or your body? In Australia, call the Butterfly Foundation free on 1800 33 4673. Elsewhere, ask a doctor.',
    ],
    links,
  );

/** Says that the report of a week is ready. It names no figure: the link wants sign-in. */
export const composeReportMail = (
  first: CalendarDay,
  { report, stop, isAttached }: { report: string; stop: string; isAttached: boolean },
): EmailContent =>
  composeEmail({
    subject: 'Your weekly report from Vigour',
    heading: `${dayText(first)} to ${dayText(addDays(first, 6))}`,
    paragraphs: [
      isAttached
        ? 'Your report is attached, as you asked. It’s in Vigour too.'
        : 'Your report is ready. Sign in to read it or to download it as a PDF.',
    ],
    button: { label: 'Open my report', href: report },
    closing: 'We send this on Mondays after a week with entries.',
    off: { label: 'Stop the weekly report', href: stop },
  });

type Links = { diary: string; stop: string };

const composeWeek = (first: CalendarDay, paragraphs: string[], links: Links): EmailContent =>
  composeEmail({
    subject: 'Your week in Vigour',
    heading: `${dayText(first)} to ${dayText(addDays(first, 6))}`,
    paragraphs,
    button: { label: 'Open my food log', href: links.diary },
    closing: 'We send this on Mondays after a week with entries.',
    off: { label: 'Stop the weekly summary', href: links.stop },
  });
