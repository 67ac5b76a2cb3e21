import { expect, test } from 'vitest';
import { whoAnswers } from './who-answers.ts';

test.each([
  ['/home', 'app'],
  ['/log-food', 'app'],
  ['/log-food/search', 'app'],
  ['/progress/weight', 'app'],
  ['/notifications', 'app'],
  ['/demonstration', 'app'],
  ['/', 'server-first'],
  ['/login', 'server-first'],
  ['/login/email', 'server-first'],
  ['/login/reset/abc.def', 'server-first'],
  ['/verify-email/abc.def', 'server-first'],
  ['/notifications/stop/abc', 'server-first'],
  ['/invitations/abc.def', 'server-first'],
  ['/pricing', 'server-first'],
  ['/privacy/', 'server-first'],
  ['/exercises', 'server-first'],
  ['/exercises/goblet-squat', 'server-first'],
  ['/workouts/exercises/goblet-squat', 'app'],
  ['/api/my-data/export', 'server'],
  ['/api', 'server'],
  ['/robots.txt', 'server'],
  ['/demo/film.mp4', 'server'],
])('%s is answered by: %s', (path, answerer) => {
  expect(whoAnswers(path)).toBe(answerer);
});
