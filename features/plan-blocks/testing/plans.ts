import type { PlanItem, PlannedSession } from '#features/plan-generator/rules/plan-input.ts';
import { EMPTY_KIT } from '#features/training-profile/rules/kit.ts';
import type { PlanContent } from '../rules/plan-content.ts';

const squat: PlanItem = {
  id: '1-bodyweight-squat',
  exerciseId: 'bodyweight-squat',
  sets: 3,
  reps: [8, 12],
  seconds: null,
  rir: 3,
  restSeconds: 90,
  loadKg: null,
  superset: null,
  locked: false,
  reasons: [{ kind: 'onlyPattern', pattern: 'squat' }],
};

const monday: PlannedSession = {
  weekday: 1,
  minutes: 30,
  kit: EMPTY_KIT,
  placeName: 'Home',
  focus: 'full',
  items: [squat],
  seconds: 900,
};

/** A small plan, written by hand: one session a week in the four weeks from Monday, 16 November 2026. */
export const SMALL_PLAN: PlanContent = {
  name: 'Four weeks at home',
  source: 'made',
  programmeId: null,
  byModel: false,
  monday: '2026-11-16',
  firstDay: '2026-11-18',
  weeks: 4,
  edits: 0,
  input: {
    goal: 'get_fit',
    level: 'beginner',
    age: null,
    days: [{ weekday: 1, minutes: 30, kit: EMPTY_KIT, placeName: 'Home' }],
    avoid: ['knee'],
    banned: ['burpee'],
    favourites: [],
    focus: [],
    recovery: 'normal',
    intensityCapped: false,
    cardio: 'none',
    kept: [],
    fixed: [],
    lifts: { 'bodyweight-squat': { e1rmKg: 82.5 } },
    weeks: 4,
    seed: 7,
  },
  base: {
    sessions: [monday],
    short: [{ muscle: 'calves', missingSets: 2 }],
    notes: [{ kind: 'shortOfTime', minutes: 30, neededMinutes: 60 }],
    minRir: 2,
    engineVersion: 1,
  },
  changes: [],
};
