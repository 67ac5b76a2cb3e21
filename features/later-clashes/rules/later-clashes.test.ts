import { expect, test } from 'vitest';
import { aTakenTime, span } from '#features/free-times/testing/times-question.ts';
import { laterClashes } from './later-clashes.ts';

const SYDNEY = 'Australia/Sydney';

test('a busy time that came later names the sessions that it meets', () => {
  const session = aTakenTime(span(SYDNEY, '2026-10-06T10:00', '2026-10-06T11:00'));
  expect(laterClashes([session], [span(SYDNEY, '2026-10-06T11:00', '2026-10-06T12:00')])).toEqual(
    [],
  );
  expect(laterClashes([session], [span(SYDNEY, '2026-10-06T10:59', '2026-10-06T12:00')])).toEqual([
    session,
  ]);
});
