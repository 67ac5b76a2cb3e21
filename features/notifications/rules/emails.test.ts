import { expect, it } from 'vitest';
import { composeReminder, composeSummary } from './emails.ts';

const links = { diary: 'https://v.example/log-food', stop: 'https://v.example/stop/<w>' };
const week = { first: '2026-11-16', daysLogged: 5, meanKcal: 2000, atLeast: false };

it('a summary says on how many days its mean rests, in the person’s unit', () => {
  const kcal = composeSummary(week, 'kcal', links).text;
  expect(kcal).toContain('16 November to 22 November');
  expect(kcal).toContain('You logged food on 5 of 7 days');
  expect(kcal).toContain('On those 5 days the entries came to 2,000 kcal a day on average.');
  expect(composeSummary(week, 'kj', links).text).toContain('8,368 kJ');
  expect(composeSummary({ ...week, atLeast: true }, 'kcal', links).text).toContain(
    'the entries came to at least 2,000 kcal a day on average.',
  );
  const one = composeSummary({ ...week, daysLogged: 1 }, 'kcal', links).text;
  expect(one).toContain('On that day the entries came to 2,000 kcal. ');
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
