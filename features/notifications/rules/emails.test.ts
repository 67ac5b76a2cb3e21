import { expect, it } from 'vitest';
import { composeReminder, composeSummary } from './emails.ts';

const links = { diary: 'https://v.example/log-food', stop: 'https://v.example/stop/<w>' };
const week = {
  first: '2026-11-16',
  daysLogged: 5,
  mean: { value: 2000, days: 4, atLeast: false },
};

it('a summary says on how many days its mean rests, in the person’s unit', () => {
  const kcal = composeSummary(week, 'kcal', links).text;
  expect(kcal).toContain('16 November to 22 November');
  expect(kcal).toContain('You logged food on 5 of 7 days');
  expect(kcal).toContain('On 4 full days you ate 2,000 kcal a day on average.');
  expect(composeSummary(week, 'kj', links).text).toContain('8,368 kJ');
  const mean = (change: Partial<typeof week.mean>) =>
    composeSummary({ ...week, mean: { ...week.mean, ...change } }, 'kcal', links).text;
  expect(mean({ atLeast: true })).toContain('you ate at least 2,000 kcal a day on average.');
  expect(mean({ days: 1 })).toContain('On 1 full day you ate 2,000 kcal');
  expect(composeSummary({ ...week, mean: null }, 'kcal', links).text).not.toContain('kcal');
});

it('a summary for somebody under 18 has no energy in it', () => {
  expect(composeSummary(week, null, links).text).not.toMatch(/kcal|kJ|2,000/);
});

it('no email judges, and each says how to stop it', () => {
  const emails = [composeReminder(links.diary, links.stop), composeSummary(week, 'kcal', links)];
  for (const { subject, text, html } of emails) {
    expect(subject + text).not.toMatch(/miss|forg[eo]t|streak|should|must|fail|only|goal|still/i);
    expect(text).toContain(links.stop);
    expect(html).toContain('href="https://v.example/stop/&lt;w&gt;"');
  }
});
