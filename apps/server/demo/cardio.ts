import { activitiesApi } from '#features/cardio/contract.ts';
import { toActivity } from '#features/cardio/rules/recording.ts';
import type { ActivityKind } from '#features/tracks/rules/activity-kinds.ts';
import { metresBetween, type Place } from '#features/tracks/rules/distance.ts';
import type { RawPoint } from '#features/tracks/rules/raw-points.ts';
import { addDays, type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Chance } from './chance.ts';
import { type SampleDay, type SamplePerson, TIME_ZONE } from './sample-world.ts';

/** So long ago the person began with it. */
const FIRST_DAYS_AGO = 40;
const SECONDS_A_POINT = 4;
const METRES_A_DEGREE = 111_195;

type Way = {
  name: string;
  kind: ActivityKind;
  middle: Place;
  radiusMetres: number;
  /** metres a second, and beats a minute once warm */
  speed: number;
  heartRate: number;
  /** height of the hills above the lowest point */
  hillMetres: number;
  /** "06:10" in summer: UTC of the day before */
  startUtc: string;
};

const RUN: Way = {
  name: 'Bay run',
  kind: 'run',
  middle: { lat: -33.8655, lon: 151.1535 },
  radiusMetres: 950,
  speed: 2.75,
  heartRate: 152,
  hillMetres: 14,
  startUtc: 'T19:12:00Z',
};
const RIDE: Way = {
  name: 'Sunday ride',
  kind: 'ride',
  middle: { lat: -33.905, lon: 151.205 },
  radiusMetres: 5_200,
  speed: 6.6,
  heartRate: 138,
  hillMetres: 55,
  startUtc: 'T20:35:00Z',
};

/** The place at a share of a bent loop. */
function placeAt({ middle, radiusMetres }: Way, share: number): Place {
  const turn = 2 * Math.PI * share;
  const bend =
    1 + 0.28 * Math.sin(2 * turn + 1) + 0.14 * Math.sin(5 * turn + 2) + 0.06 * Math.sin(11 * turn);
  const [north, east] = [Math.sin(turn) * bend, 1.25 * Math.cos(turn) * bend].map(
    (value) => (value * radiusMetres) / METRES_A_DEGREE,
  );
  const shrink = Math.cos((middle.lat * Math.PI) / 180);
  return { lat: middle.lat + (north ?? 0), lon: middle.lon + (east ?? 0) / shrink };
}

const heightAt = ({ hillMetres }: Way, share: number): number =>
  5 + (hillMetres / 2) * (1 - Math.cos(4 * Math.PI * share) * Math.cos(2 * Math.PI * share));

/** Once around, with a pause at a crossing, a heart that follows the hills and a receiver that shakes. */
function recordLoop(way: Way, startMs: number, chance: Chance): RawPoint[] {
  const points: RawPoint[] = [];
  const form = chance.between(0.96, 1.05);
  const pausedAt = chance.between(0.35, 0.6);
  let [share, at, heart, isPaused] = [0, startMs, 96, false];
  while (share < 1) {
    const place = placeAt(way, share);
    const slope = heightAt(way, share + 0.01) - heightAt(way, share);
    const wanted = way.heartRate + slope * 6 + chance.between(-3, 3) + 12 * share;
    heart += (wanted - heart) * 0.05;
    const shake = () => chance.between(-1, 1) * 1e-5;
    points.push({
      at,
      place: { lat: place.lat + shake(), lon: place.lon + shake() },
      altitude: heightAt(way, share) + chance.between(-0.6, 0.6),
      heartRate: Math.round(heart),
      metres: null,
    });
    if (!isPaused && share > pausedAt) {
      isPaused = true;
      at += 75_000;
      heart -= 22;
    }
    const speed = way.speed * form * (1 - slope * 0.06) * chance.between(0.94, 1.06);
    const ahead = metresBetween(place, placeAt(way, share + 0.001)) * 1_000;
    share += (speed * SECONDS_A_POINT) / ahead;
    at += SECONDS_A_POINT * 1_000;
  }
  return points;
}

async function addLoop(person: SamplePerson, way: Way, date: CalendarDay, chance: Chance) {
  const points = recordLoop(way, Date.parse(`${addDays(date, -1)}${way.startUtc}`), chance);
  const made = toActivity(
    {
      format: 'fit',
      kind: way.kind,
      name: way.name,
      points,
      seconds: null,
      metres: null,
      heartRate: null,
      maxHeartRate: null,
      laps: [],
    },
    { dayOf: () => date, timeZone: TIME_ZONE, nameOf: () => way.name },
  );
  if ('problem' in made) throw new Error(`${way.name}: ${made.problem}`);
  const body = { ...made.content, id: newId(), track: made.track };
  await person.call(activitiesApi.add, { body });
}

/** A run on Tuesday and a ride on Sunday with their tracks, and a class in the pool typed by hand. */
export function followCardio(person: SamplePerson, chance: Chance) {
  return async ({ date, daysAgo, until }: SampleDay): Promise<void> => {
    if (daysAgo > FIRST_DAYS_AGO || until < '09:30') return;
    const weekday = weekdayOf(date);
    if (weekday === 2) await addLoop(person, RUN, date, chance);
    if (weekday === 7) await addLoop(person, RIDE, date, chance);
    if (weekday !== 4) return;
    await person.call(activitiesApi.add, {
      body: {
        id: newId(),
        date,
        kind: 'class',
        name: 'Aqua class',
        seconds: 2_700,
        effort: 6,
        note: 'Deep water, with belts.',
      },
    });
  };
}
