import { describe, expect, it } from 'vitest';
import { EXERCISES } from './exercises.ts';
import {
  type ExerciseFilter,
  indexExercises,
  NO_FILTER,
  putFavouritesFirst,
  searchExercises,
} from './search-exercises.ts';

const index = indexExercises(EXERCISES);
const find = (text: string, filter: Partial<ExerciseFilter> = {}) =>
  searchExercises(index, { ...NO_FILTER, ...filter, text }).map(({ id }) => id);

describe('the first result', () => {
  it.each([
    ['back squat', 'back-squat'],
    ['Back Squats', 'back-squat'],
    ['back sqaut', 'back-squat'],
    ['squat', 'bodyweight-squat'],
    ['air squat', 'bodyweight-squat'],
    ['goblet', 'goblet-squat'],
    ['gobblet squat', 'goblet-squat'],
    ['front sqaut', 'front-squat'],
    ['legpress', 'leg-press'],
    ['sit to stand', 'chair-squat'],
    ['pistol', 'pistol-squat'],
    ['trx squat', 'suspension-squat'],
    ['bulgarian', 'bulgarian-split-squat'],
    ['bulgarians', 'bulgarian-split-squat'],
    ['rfess', 'bulgarian-split-squat'],
    ['lateral lunge', 'side-lunge'],
    ['step ups', 'step-up'],
    ['stepup', 'step-up'],
    ['knee extension', 'leg-extension'],
    ['deadlift', 'deadlift'],
    ['dedlift', 'deadlift'],
    ['deadlifts', 'deadlift'],
    ['rdl', 'romanian-deadlift'],
    ['RDL', 'romanian-deadlift'],
    ['db rdl', 'dumbbell-romanian-deadlift'],
    ['single leg rdl', 'single-leg-romanian-deadlift'],
    ['hex bar', 'trap-bar-deadlift'],
    ['kb swing', 'kettlebell-swing'],
    ['kettelbell swing', 'kettlebell-swing'],
    ['kettle bell swing', 'kettlebell-swing'],
    ['pull over', 'dumbbell-pullover'],
    ['stiff legged deadlift', 'romanian-deadlift'],
    ['SLDL', 'romanian-deadlift'],
    ['bss', 'bulgarian-split-squat'],
    ['aussie pull ups', 'inverted-row'],
    ['downward facing dog', 'downward-dog'],
    ['balance', 'single-leg-stand'],
    ['hyperextension', 'back-extension'],
    ['hip thrust', 'hip-thrust'],
    ['hipthrust', 'hip-thrust'],
    ['clam', 'clamshell'],
    ['nordics', 'nordic-curl'],
    ['ham curl band', 'band-leg-curl'],
    ['heel raise', 'calf-raise'],
    ['calf raises', 'calf-raise'],
    ['calves', 'calf-raise'],
    ['bench', 'bench-press'],
    ['benchpress', 'bench-press'],
    ['flat bench', 'bench-press'],
    ['db bench', 'dumbbell-bench-press'],
    ['press up', 'push-up'],
    ['press-ups', 'push-up'],
    ['pushups', 'push-up'],
    ['puhsup', 'push-up'],
    ['knee press up', 'knee-push-up'],
    ['diamond push up', 'close-push-up'],
    ['chest dip', 'dip'],
    ['pec fly', 'pec-deck'],
    ['butterfly machine', 'pec-deck'],
    ['ohp', 'overhead-press'],
    ['OHP', 'overhead-press'],
    ['military press', 'overhead-press'],
    ['shoulder press', 'overhead-press'],
    ['arnold', 'arnold-press'],
    ['handstand pushup', 'wall-handstand-push-up'],
    ['side raise', 'lateral-raise'],
    ['skullcrusher', 'skull-crusher'],
    ['tricep pushdown', 'triceps-pushdown'],
    ['chinups', 'chin-up'],
    ['pullup', 'pull-up'],
    ['negatives', 'pull-up-lower'],
    ['lat pull down', 'lat-pulldown'],
    ['bent over row', 'barbell-row'],
    ['one arm row', 'dumbbell-row'],
    ['australian pull up', 'inverted-row'],
    ['rear delt machine', 'reverse-pec-deck'],
    ['pull aparts', 'band-pull-apart'],
    ['bicep curl', 'barbell-curl'],
    ['hammer curls', 'hammer-curl'],
    ['palof press', 'pallof-press'],
    ['deadbug', 'dead-bug'],
    ['plank', 'plank'],
    ['planck', 'plank'],
    ['farmers walk', 'farmers-carry'],
    ['farmer’s carry', 'farmers-carry'],
    ['jump rope', 'skipping'],
    ['c25k', 'run-walk'],
    ['jogging', 'easy-run'],
    ['star jumps', 'jumping-jack'],
    ['rower', 'rowing-machine'],
    ['childs pose', 'childs-pose'],
    ['down dog', 'downward-dog'],
    ['pigeon pose', 'pigeon-stretch'],
    ['hamstring stretch', 'standing-hamstring-stretch'],
  ])('of “%s” is %s', (text, id) => {
    expect(find(text)[0]).toBe(id);
  });
});

describe('what else is found', () => {
  it.each([
    ['bum', 'glute-bridge'],
    ['no equipment chest', 'push-up'],
    ['abs', 'crunch'],
    ['trx', 'suspension-row'],
    ['swiss ball', 'ball-leg-curl'],
    ['shins', 'tibialis-raise'],
    ['band back', 'band-seated-row'],
    ['warm up', 'arm-circle'],
    ['stretch calves', 'calf-stretch'],
  ])('“%s” lists %s', (text, id) => {
    expect(find(text)).toContain(id);
  });

  it('finds nothing for words that no exercise has', () => {
    expect(find('spaghetti bolognese')).toEqual([]);
    expect(find('constructor')).toEqual([]);
  });

  it('lists all for an empty or blank text', () => {
    expect(find('').length).toBe(EXERCISES.length);
    expect(find('  - ').length).toBe(EXERCISES.length);
  });

  it('narrows while a word is typed', () => {
    expect(find('rom')).toContain('romanian-deadlift');
    expect(find('roman')).toContain('romanian-deadlift');
    expect(find('romani').length).toBeLessThanOrEqual(find('rom').length);
  });
});

describe('filters', () => {
  it('keeps exercises that need nothing', () => {
    const ids = find('', { equipment: 'none', pattern: 'hpush' });
    expect(ids).toContain('push-up');
    expect(ids).not.toContain('bench-press');
    expect(ids).not.toContain('incline-push-up');
  });

  it('keeps exercises that use a piece of equipment', () => {
    const ids = find('', { equipment: 'kettlebell' });
    expect(ids).toContain('goblet-squat');
    expect(ids).not.toContain('push-up');
  });

  it('keeps exercises that train a muscle at least indirectly', () => {
    const ids = find('', { muscle: 'biceps' });
    expect(ids).toContain('dumbbell-curl');
    expect(ids).toContain('pull-up');
    expect(ids).not.toContain('front-rack-carry');
  });

  it('keeps exercises for a level', () => {
    expect(find('squat', { level: 'advanced' })).not.toContain('bodyweight-squat');
    expect(find('squat', { level: 'beginner' })).not.toContain('pistol-squat');
    expect(find('squat', { level: 'advanced' })).toContain('pistol-squat');
  });

  it('joins filters and text', () => {
    const ids = find('row', {
      equipment: 'band',
      level: 'beginner',
      muscle: 'lats',
      pattern: 'hpull',
    });
    expect(ids).toContain('band-seated-row');
    expect(ids.every((id) => id.includes('band'))).toBe(true);
  });
});

it('puts favourites first and keeps the order within each', () => {
  const found = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const ids = putFavouritesFirst(found, new Set(['d', 'b'])).map(({ id }) => id);
  expect(ids).toEqual(['b', 'd', 'a', 'c']);
});

it('searches everything in a few milliseconds', () => {
  const texts = ['rmoanian dedlift', 'shoulder', 'p', 'dumbell benchpres'];
  const start = performance.now();
  for (let at = 0; at < 25; at += 1) for (const text of texts) find(text);
  expect((performance.now() - start) / 100).toBeLessThan(25);
});
