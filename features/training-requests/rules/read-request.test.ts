import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { toChips, toConstraints } from './chips.ts';
import { requestConstraints } from './constraints.ts';
import { readRequest } from './read-request.ts';

const read = (text: string) => readRequest(text, EXERCISES);

const SOME = [
  '1 hr 15, rack, barbell, bench. legs and back, no squats',
  'Mon & Thu 6am at home: dumbbells 5-20 kg, bands; sore wrists, easy day please',
  'hotel, half an hour, just bodyweight, quiet, mostly core and glutes, 3x a week',
  'no jumping, knee is fine, lose 5 kg, beginner, some cardio, two 10s, kettlebells 12 and 16 kg',
];

describe('a request', () => {
  it('says what was understood and where it stands', () => {
    const text = '30 minutes in a hotel, dumbbells to 15 kg, knee is sore, mostly back';
    const { understood, notUnderstood } = read(text);
    expect(
      understood.map(({ start, end, chip }) => [text.slice(start, end), chip.field, chip.value]),
    ).toEqual([
      ['30 minutes', 'minutes', 30],
      ['hotel', 'place', 'hotel'],
      ['dumbbells to 15 kg', 'equipment', 'dumbbells'],
      ['dumbbells to 15 kg', 'maxDumbbellKg', 15],
      ['knee', 'avoid', 'knee'],
      ['back', 'focus', 'back'],
    ]);
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    ['', []],
    ['   \n ', []],
    ['30 min', []],
    ['30 min, I have asthma', ['asthma']],
    ['Knees ok. My cousin’s trampoline & 2 kayaks', ['cousin’s trampoline & 2 kayaks']],
    ['bench press 5x5', ['bench press 5x5']],
  ])('%j leaves %j', (text, left) => {
    expect(read(text).notUnderstood).toEqual(left);
  });

  it.each<[string, object]>([
    ['my back is fine', { fine: ['lowerBack'], focus: [], avoid: [] }],
    ['my back is not fine', { avoid: ['lowerBack'], fine: [] }],
    ['no knee pain', { fine: ['knee'], avoid: [] }],
    ['back at the gym', { place: 'gym', focus: [], avoid: [] }],
    ['pull ups are my favourite', { focus: [], banned: [] }],
    ['I love squats', { banned: [] }],
    ['not a beginner', { level: null }],
    ['I am 55', { minutes: null }],
    ['I weigh 90 kg and have dumbbells', { dumbbellsKg: [], equipment: ['dumbbells'] }],
    ['half marathon on sunday', { weekdays: [] }],
    ['free any day but friday', { weekdays: [] }],
    ['3 days off last week', { daysPerWeek: null }],
    ['3 arvos a week', { daysPerWeek: 3 }],
    ['15 mins a day with a chair', { daysPerWeek: 7, minutes: 15, equipment: ['chair'] }],
    ['15 mins a day mon to fri', { daysPerWeek: null, weekdays: [1, 2, 3, 4, 5] }],
    ['tweaked my back on the weekend', { weekdays: [], avoid: ['lowerBack'] }],
    ['for the wedding, wed and sun', { weekdays: [3, 7] }],
    ['no running, i hate it', { avoid: ['impact'], fine: [] }],
    ['35 mins, make it 25', { minutes: 25 }],
    ['hour fifteen', { minutes: 75 }],
    ['no dumbbells over 10kg', { equipment: ['dumbbells'], maxDumbbellKg: 10, without: [] }],
    ['i only have 3kg weights', { equipment: ['dumbbells'], dumbbellsKg: [3] }],
    ['gyms shut so home', { place: 'home' }],
    ['stretchy bands and a yoga mat', { equipment: ['band'], only: null }],
    ['flat out at work', { place: null }],
    ['no deep squats', { banned: [] }],
    ['12,5 kg dumbbells', { dumbbellsKg: [12.5] }],
    ['dumbbells 12,16,20 kg', { dumbbellsKg: [12, 16, 20] }],
    ['500 minutes', { minutes: null }],
    ['0 min', { minutes: null }],
    ['9 days a week', { daysPerWeek: null }],
    ['dumbbells to 900 kg', { maxDumbbellKg: null }],
    ['30 min mon, 45 min thu', { minutes: 30, weekdays: [1, 4] }],
    ['20 min bike then 25 min weights', { minutes: 45 }],
    ['Sat-Mon', { weekdays: [1, 6, 7] }],
    ['no equipment but a chair', { noEquipment: false, equipment: ['chair'] }],
    ['skip the treadmill', { without: ['treadmill'], equipment: [] }],
  ])('%j is %j', (text, expected) => {
    expect(read(text).constraints).toMatchObject(expected);
  });

  it('bans exercises by name only after a no, and only those called so', () => {
    const { constraints } = read('no burpees or pistol squats');
    expect(constraints.banned).toContain('burpee');
    expect(constraints.banned).toContain('pistol-squat');
    expect(constraints.banned).not.toContain('back-squat');
    expect(readRequest('no burpees').notUnderstood).toEqual(['burpees']);
  });

  it('of any characters has valid constraints, places inside the text, and the same answer twice', () => {
    const words = SOME.flatMap((text) => text.split(' '));
    const some = fc.oneof(
      fc.array(fc.nat(0x10_ff_ff)).map((codes) => String.fromCodePoint(...codes)),
      fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(some, (text) => {
        const answer = read(text);
        requestConstraints.parse(answer.constraints);
        for (const { start, end } of answer.understood) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(start).toBeLessThan(end);
        }
        expect(read(text)).toEqual(answer);
      }),
      { numRuns: timesToRun(2_000) },
    );
  });

  it('comes back from its chips', () => {
    for (const text of SOME) {
      const { constraints } = read(text);
      const again = toConstraints(toChips(constraints));
      expect({
        ...again,
        focus: again.focus.toSorted(),
        leaveOut: again.leaveOut.toSorted(),
      }).toEqual({
        ...constraints,
        focus: constraints.focus.toSorted(),
        leaveOut: constraints.leaveOut.toSorted(),
      });
    }
  });
});
