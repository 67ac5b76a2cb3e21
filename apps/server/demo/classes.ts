import { weekApi } from '#features/availability/contract.ts';
import { USUAL_POLICY } from '#features/booking-terms/rules/policy.ts';
import type { ClassInput } from '#features/classes/contract.ts';
import { classesApi, timetableApi } from '#features/classes/contract.ts';
import { gymOffersApi } from '#features/gym-offers/contract.ts';
import { organisationsApi } from '#features/organisations/contract.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { chanceFrom } from './chance.ts';
import { type SamplePerson, TIME_ZONE } from './sample-world.ts';

type Planned = Pick<ClassInput, 'name' | 'about' | 'minutes' | 'capacity'> & {
  room: string;
  /** first names; any of them gives it */
  trainers: string[];
  weekdays: number[];
  at: string;
  priceCents?: number;
};

const ROOMS = [
  { name: 'Main floor', capacity: 24 },
  { name: 'Studio', capacity: 14 },
];

const PLANNED: Planned[] = [
  {
    name: 'Early strength',
    about: 'Barbells in small groups, from your first squat on. Bring flat shoes.',
    minutes: 60,
    capacity: 12,
    room: 'Main floor',
    trainers: ['Tom'],
    weekdays: [1, 3, 5],
    at: '6:00',
  },
  {
    name: 'Lunch circuit',
    about: 'Eight stations, forty minutes, out of the door by one.',
    minutes: 40,
    capacity: 16,
    room: 'Main floor',
    trainers: ['Tom', 'Alex'],
    weekdays: [2, 4],
    at: '12:15',
  },
  {
    name: 'Yoga flow',
    about: 'For stiff hips and shoulders. Mats are here.',
    minutes: 50,
    capacity: 4,
    room: 'Studio',
    trainers: ['Alex'],
    weekdays: [2, 4],
    at: '18:30',
  },
  {
    name: 'Kettlebell basics',
    about: 'Swing, clean and press, slowly and well.',
    minutes: 45,
    capacity: 14,
    room: 'Studio',
    trainers: ['Priya', 'Tom'],
    weekdays: [1, 3],
    at: '18:00',
  },
  {
    name: 'Olympic lifting',
    about: 'Six people, one coach. Snatch on even weeks, clean and jerk on odd ones.',
    minutes: 90,
    capacity: 6,
    room: 'Main floor',
    trainers: ['Tom'],
    weekdays: [6],
    at: '9:00',
    priceCents: 2_500,
  },
];

const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

async function planClasses(owner: SamplePerson, id: string, fromDay: CalendarDay): Promise<void> {
  const roomIds = new Map<string, string>();
  for (const { name, capacity } of ROOMS) {
    const roomId = newId();
    roomIds.set(name, roomId);
    const body = { name, capacity, version: null };
    await owner.call(classesApi.saveRoom, { params: { id, roomId }, body });
  }
  const { trainers } = await owner.call(classesApi.list, { params: { id } });
  for (const one of PLANNED) {
    const { name, about, minutes, capacity, room, weekdays, at, priceCents = 0 } = one;
    const gives = trainers.filter((trainer) =>
      one.trainers.some((first) => trainer.name.startsWith(first)),
    );
    const times = weekdays.map((weekday) => ({ id: newId(), weekday, startMinute: minuteOf(at) }));
    await owner.call(classesApi.save, {
      params: { id, classId: newId() },
      body: {
        name,
        about,
        minutes,
        capacity,
        priceCents,
        times,
        fromDay,
        roomId: roomIds.get(room) ?? null,
        trainerIds: gives.map(({ memberId }) => memberId),
        dates: [],
        untilDay: null,
        timeZone: 'Australia/Sydney',
        policy: { ...USUAL_POLICY, freeUntilHours: 2 },
        version: null,
      },
    });
  }
}

/** A believable timetable: early mornings, lunch and evenings. */
export async function planTimetable(owner: SamplePerson, fromDay: CalendarDay): Promise<void> {
  const [gym] = await owner.call(organisationsApi.mine, {});
  if (gym) await planClasses(owner, gym.id, fromDay);
}

/** A session with whichever of two trainers is free; Priya has hours of her own. */
export async function offerSessions(owner: SamplePerson, tom: SamplePerson): Promise<void> {
  const [gym] = await owner.call(organisationsApi.mine, {});
  if (!gym) return;
  const week = [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    startMinute: minuteOf('12:00'),
    endMinute: minuteOf('20:00'),
  }));
  await tom.call(weekApi.save, {
    body: { timeZone: TIME_ZONE, week, usualTravelMinutes: 0, version: null },
  });
  const { trainers } = await owner.call(gymOffersApi.list, { params: { id: gym.id } });
  const gives = trainers.filter(({ name }) => /^(?:Priya|Tom)\b/.test(name));
  await owner.call(gymOffersApi.save, {
    params: { id: gym.id, offerId: newId() },
    body: {
      name: 'Personal training',
      about: 'Your plan, your lifts, one coach beside you.',
      minutes: 45,
      noticeHours: 12,
      daysAhead: 28,
      trainerIds: gives.map(({ memberId }) => memberId),
      timeZone: TIME_ZONE,
      priceCents: 7_000,
      policy: USUAL_POLICY,
      version: null,
    },
  });
}

/** Members book the days ahead: the small class is full, and one more waits for it. */
export async function bookClasses(members: readonly SamplePerson[]): Promise<void> {
  const chance = chanceFrom(23);
  for (const [at, person] of members.entries()) {
    const { dates } = await person.call(timetableApi.read, {});
    const free = dates.filter(({ bar, priceCents }) => bar === null && priceCents === 0);
    for (const { name, left, sessionId } of free.slice(0, 14)) {
      const wants = name === 'Yoga flow' ? at < 5 : chance.next() < 0.3;
      if (!wants) continue;
      const params = { sessionId };
      if (left === 0) await person.call(timetableApi.wait, { params });
      else await person.call(timetableApi.book, { params, body: { id: newId() } });
    }
  }
}
