import { monthName } from '#platform/shared/calendar-words.ts';

/** "20 October 2026" */
const dayText = (day: string): string =>
  `${Number(day.slice(8))} ${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`;

const CHECKERS = { operator: ' by Vigour', admin: ' by an admin of their gym' } as const;

type CheckedOne = {
  title: string;
  body: string;
  expiresOn: string | null;
  checkedOn: string;
  checkedAs: 'operator' | 'admin' | null;
  source: string;
};

/** Who gave a credential, who checked it when and against what, and when it ends: a sentence each. */
export function credentialSentences(one: CheckedOne): string[] {
  const { title, body, expiresOn, checkedOn, checkedAs, source } = one;
  const by = checkedAs === null ? '' : CHECKERS[checkedAs];
  return [
    ...(title && title !== body ? [`Given by ${body}.`] : []),
    `Checked${by} on ${dayText(checkedOn)}${source ? `. Compared with: ${source}` : ''}.`,
    expiresOn ? `Valid until ${dayText(expiresOn)}.` : 'It does not end.',
  ];
}
