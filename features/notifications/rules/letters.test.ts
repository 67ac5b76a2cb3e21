import { expect, it } from 'vitest';
import { reminderLetter, summaryLetter } from './letters.ts';

const links = { diary: 'https://v.example/log-food', stop: 'https://v.example/stop/<w>' };
const week = { first: '2026-11-16', daysLogged: 5, meanKcal: 2000, atLeast: false };

it('a summary says on how many days its mean rests, in the person’s unit', () => {
  const kcal = summaryLetter(week, 'kcal', links).text;
  expect(kcal).toContain('16 November to 22 November');
  expect(kcal).toContain('You logged food on 5 of 7 days');
  expect(kcal).toContain('On those 5 days the entries came to 2,000 kcal a day on average.');
  expect(summaryLetter(week, 'kj', links).text).toContain('8,368 kJ');
  expect(summaryLetter({ ...week, atLeast: true }, 'kcal', links).text).toContain(
    'the entries came to at least 2,000 kcal a day on average.',
  );
  const one = summaryLetter({ ...week, daysLogged: 1 }, 'kcal', links).text;
  expect(one).toContain('On that day the entries came to 2,000 kcal. ');
});

it('a summary for somebody under 18 has no energy in it', () => {
  expect(summaryLetter(week, null, links).text).not.toMatch(/kcal|kJ|2,000/);
});

it('no letter judges, and each says how to stop it', () => {
  const letters = [reminderLetter(links.diary, links.stop), summaryLetter(week, 'kcal', links)];
  for (const { subject, text, html } of letters) {
    expect(subject + text).not.toMatch(/miss|forg[eo]t|streak|should|must|fail|only|goal|still/i);
    expect(text).toContain(links.stop);
    expect(html).toContain('href="https://v.example/stop/&lt;w&gt;"');
  }
});
