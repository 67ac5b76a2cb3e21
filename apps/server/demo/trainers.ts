import sharp from 'sharp';
import type { ProfileInput } from '#features/account/contract.ts';
import { weekApi } from '#features/availability/contract.ts';
import { billingApi } from '#features/billing/contract.ts';
import { offersApi } from '#features/bookings/contract.ts';
import { USUAL_POLICY } from '#features/bookings/rules/policy.ts';
import { trainerProfileApi } from '#features/trainers/contract.ts';
import type { TrainerContent } from '#features/trainers/rules/trainer-profile.ts';
import { newId } from '#platform/shared/ids.ts';
import { type SamplePerson, type SampleWorld, signUpSample, TIME_ZONE } from './sample-world.ts';

const SIDE = 640;

/** Colours of a drawn face. */
type Face = {
  ground: [string, string];
  skin: string;
  hair: string;
  shirt: string;
  hasLongHair: boolean;
};

/** A drawn head and shoulders, as nobody would take for a person. */
function drawFace({ ground: [from, to], skin, hair, shirt, hasLongHair }: Face): Promise<Buffer> {
  const behind = hasLongHair
    ? `<path fill="${hair}" d="M198 292 Q190 118 320 112 Q450 118 442 292 L452 470 Q400 500 320 500 Q240 500 188 470 Z"/>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="640" height="640" fill="url(#g)"/>${behind}
    <path fill="${skin}" d="M268 380 H372 V500 Q320 540 268 500 Z"/>
    <path fill="${shirt}" d="M90 640 Q104 506 250 470 Q320 536 390 470 Q536 506 550 640 Z"/>
    <ellipse cx="320" cy="290" rx="104" ry="132" fill="${skin}"/>
    <path fill="${hair}" d="M212 282 Q198 142 320 132 Q442 142 428 282 Q414 206 350 190 Q262 196 212 282 Z"/>
    <path fill="none" stroke="#00000055" stroke-width="7" stroke-linecap="round" d="M282 346 Q320 378 358 346"/>
    <circle cx="282" cy="284" r="8" fill="#00000088"/><circle cx="358" cy="284" r="8" fill="#00000088"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

type Session = { name: string; minutes: number; dollars: number; people?: number; isOnline?: true };
type SampleTrainer = {
  person: string;
  profile: Omit<TrainerContent, 'name' | 'places'> & {
    places: [string, 'NSW' | 'VIC' | 'QLD', string][];
  };
  face: Face;
  sessions: Session[];
  /** weekdays, and the hours of each: "6-12 16-20" */
  week: [number[], string];
};

const adult: Omit<ProfileInput, 'firstName' | 'timeZone' | 'gender'> = {
  age: 36,
  weight: 72,
  height: 174,
  fitnessLevel: 'advanced',
  goals: ['stay_healthy'],
  role: 'trainer',
};

const TRAINERS: readonly SampleTrainer[] = [
  {
    person: 'Priya Nair',
    profile: {
      headline: 'Strength for people who sit all day',
      bio: 'I coach at Harbour Strength and online. Most of the people I train sit at a desk and want their back and shoulders to stop hurting.\n\nWe begin with what you can do today, write everything down, and add a little each week. You will know why each exercise is there.',
      specialties: ['Strength', 'Mobility', 'Beginners'],
      languages: ['English', 'Hindi'],
      formats: ['in-person', 'online'],
      gender: 'female',
      trainsSince: 2014,
      places: [
        ['Pyrmont', 'NSW', '2009'],
        ['Glebe', 'NSW', '2037'],
      ],
    },
    face: {
      ground: ['#f8b4d9', '#a78bfa'],
      skin: '#b9805a',
      hair: '#2a1d18',
      shirt: '#3b2a6b',
      hasLongHair: true,
    },
    sessions: [
      { name: 'Personal training', minutes: 60, dollars: 95 },
      { name: 'Online check-in', minutes: 30, dollars: 45, isOnline: true },
      { name: 'Free first talk', minutes: 15, dollars: 0, isOnline: true },
    ],
    week: [[1, 2, 3, 4, 5], '6-11 16-19'],
  },
  {
    person: 'Marcus Webb',
    profile: {
      headline: 'Powerlifting without the noise',
      bio: 'Fifteen years under the bar, ten of them teaching others. I plan your year, watch every heavy set, and keep you away from loads you have not earned yet.\n\nAll levels, including a first squat.',
      specialties: ['Powerlifting', 'Strength', 'Olympic lifting'],
      languages: ['English'],
      formats: ['in-person', 'group'],
      gender: 'male',
      trainsSince: 2012,
      places: [['Marrickville', 'NSW', '2204']],
    },
    face: {
      ground: ['#93c5fd', '#1d4ed8'],
      skin: '#e0b08c',
      hair: '#6b4423',
      shirt: '#1f2937',
      hasLongHair: false,
    },
    sessions: [
      { name: 'Coached lifting', minutes: 75, dollars: 110 },
      { name: 'Barbell club', minutes: 90, dollars: 35, people: 8 },
    ],
    week: [[1, 2, 4, 5, 6], '9-14 17-20'],
  },
  {
    person: 'Linh Tran',
    profile: {
      headline: 'Back to training after a baby',
      bio: 'I help women return to strength after pregnancy, with the pelvic floor in mind and a pram in the room if need be.\n\nI work with your physio where you have one, and I say when something is not mine to treat.',
      specialties: ['Pregnancy and after', 'Strength', 'Pilates'],
      languages: ['English', 'Vietnamese'],
      formats: ['in-person', 'online', 'group'],
      gender: 'female',
      trainsSince: 2016,
      places: [
        ['Ashfield', 'NSW', '2131'],
        ['Leichhardt', 'NSW', '2040'],
      ],
    },
    face: {
      ground: ['#fde68a', '#fb923c'],
      skin: '#e8bd94',
      hair: '#1c1917',
      shirt: '#0f766e',
      hasLongHair: true,
    },
    sessions: [
      { name: 'Return to strength', minutes: 45, dollars: 85 },
      { name: 'Small group, babies welcome', minutes: 50, dollars: 28, people: 6 },
    ],
    week: [[1, 3, 5], '9-15'],
  },
  {
    person: 'Dave Okafor',
    profile: {
      headline: 'Run your first ten kilometres, or your fastest',
      bio: 'Run coach on the Bay Run most mornings. We build the week around your life: easy days easy, one hard day, and strength so that the knees agree.\n\nI also write plans for half and full marathons.',
      specialties: ['Running', 'Triathlon', 'Beginners'],
      languages: ['English'],
      formats: ['in-person', 'online', 'group'],
      gender: 'male',
      trainsSince: 2018,
      places: [
        ['Rozelle', 'NSW', '2039'],
        ['Drummoyne', 'NSW', '2047'],
      ],
    },
    face: {
      ground: ['#86efac', '#0d9488'],
      skin: '#7a4a2c',
      hair: '#171312',
      shirt: '#ea580c',
      hasLongHair: false,
    },
    sessions: [
      { name: 'Run coaching', minutes: 60, dollars: 80 },
      { name: 'Saturday run group', minutes: 75, dollars: 15, people: 12 },
      { name: 'Plan and form by video', minutes: 40, dollars: 60, isOnline: true },
    ],
    week: [[2, 3, 4, 6], '5-9 17-19'],
  },
  {
    person: 'Helen Papas',
    profile: {
      headline: 'Strong at seventy is a plan, not luck',
      bio: 'I train people from 60 on: balance, bone and the strength to lift a grandchild. Hip and knee replacements welcome, with your surgeon’s word.\n\nHome visits around the eastern suburbs.',
      specialties: ['Older adults', 'Rehabilitation', 'Mobility'],
      languages: ['English', 'Greek'],
      formats: ['in-person'],
      gender: 'female',
      trainsSince: 2005,
      places: [
        ['Randwick', 'NSW', '2031'],
        ['Coogee', 'NSW', '2034'],
      ],
    },
    face: {
      ground: ['#c4b5fd', '#6d28d9'],
      skin: '#e6b795',
      hair: '#a8a29e',
      shirt: '#9d174d',
      hasLongHair: false,
    },
    sessions: [{ name: 'Training at your home', minutes: 45, dollars: 90 }],
    week: [[1, 2, 3, 4], '9-13'],
  },
  {
    person: 'Yusuf Demir',
    profile: {
      headline: 'Boxing for fitness, no one gets hit',
      bio: 'Pads, footwork and a sweat. I boxed for twelve years and teach the part that makes you fitter, calmer and harder to knock over.\n\nTeenagers train in their own group.',
      specialties: ['Boxing', 'Weight loss', 'Teenagers'],
      languages: ['English', 'Turkish', 'Arabic'],
      formats: ['in-person', 'group'],
      gender: 'male',
      trainsSince: 2017,
      places: [['Parramatta', 'NSW', '2150']],
    },
    face: {
      ground: ['#fca5a5', '#b91c1c'],
      skin: '#c68d63',
      hair: '#231815',
      shirt: '#111827',
      hasLongHair: false,
    },
    sessions: [
      { name: 'Boxing, one to one', minutes: 45, dollars: 70 },
      { name: 'Evening boxing class', minutes: 60, dollars: 22, people: 14 },
    ],
    week: [[1, 2, 3, 4, 5], '15-20'],
  },
  {
    person: 'Sophie Lang',
    profile: {
      headline: 'Yoga and mobility by video, before work',
      bio: 'Twenty-five quiet minutes before the day starts. I teach from Melbourne, over video, to people in every state.\n\nBring a towel and whatever your hips are like this morning.',
      specialties: ['Yoga', 'Mobility', 'Beginners'],
      languages: ['English', 'German'],
      formats: ['online'],
      gender: 'female',
      trainsSince: 2019,
      places: [['Brunswick', 'VIC', '3056']],
    },
    face: {
      ground: ['#a5f3fc', '#0ea5e9'],
      skin: '#f0c8a8',
      hair: '#b7791f',
      shirt: '#15803d',
      hasLongHair: true,
    },
    sessions: [
      { name: 'Morning yoga', minutes: 25, dollars: 30, isOnline: true },
      { name: 'Mobility for your sport', minutes: 50, dollars: 55, isOnline: true },
    ],
    week: [[1, 2, 3, 4, 5, 7], '6-10'],
  },
];

/** "6-11 16-19" of each of these weekdays. */
const hoursOf = ([weekdays, text]: SampleTrainer['week']) =>
  weekdays.flatMap((weekday) =>
    text.split(' ').map((part) => {
      const [from = 0, to = 0] = part.split('-').map(Number);
      return { weekday, startMinute: from * 60, endMinute: to * 60 };
    }),
  );

const offerOf = ({ name, minutes, dollars, people = 1, isOnline }: Session) => ({
  id: newId(),
  name,
  minutes,
  gridMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: isOnline ? 0 : 15,
  noticeHours: 12,
  daysAhead: 42,
  maxPerDay: null,
  maxPerWeek: null,
  hours: null,
  placeId: null,
  priceCents: dollars * 100,
  capacity: people,
  isOnline: Boolean(isOnline),
  link: isOnline ? 'https://meet.vigour.example/room' : null,
  needsApproval: false,
  policy: USUAL_POLICY,
  packs: [],
});

async function list(person: SamplePerson, trainer: SampleTrainer, hasSeat: boolean): Promise<void> {
  const { profile, face, sessions, week } = trainer;
  if (!hasSeat) {
    const body = { priceId: 'price_trainer_pro_monthly', agreed: 'trial' } as const;
    await person.call(billingApi.choose, { body });
  }
  if ((await person.call(weekApi.read, {})) === null) {
    await person.call(weekApi.save, {
      body: { timeZone: TIME_ZONE, week: hoursOf(week), usualTravelMinutes: 20, version: null },
    });
  }
  for (const session of sessions) await person.call(offersApi.add, { body: offerOf(session) });
  await person.call(trainerProfileApi.save, {
    body: {
      ...profile,
      name: trainer.person,
      places: profile.places.map(([suburb, state, postcode]) => ({ suburb, state, postcode })),
      version: 0,
    },
  });
  const photo = await drawFace(face);
  await person.call(trainerProfileApi.savePhoto, { body: { photo: photo.toString('base64') } });
  await person.call(trainerProfileApi.list, { body: { wantsListing: true } });
}

/** A small market of sample trainers; `known` have accounts and a gym's seat already. */
export async function openMarket(
  world: SampleWorld,
  known: readonly SamplePerson[],
): Promise<void> {
  for (const trainer of TRAINERS) {
    const kept = known.find(({ name }) => name === trainer.person);
    const { gender } = trainer.profile;
    const person =
      kept ?? (await signUpSample(world, trainer.person, { ...adult, gender: gender ?? 'female' }));
    await list(person, trainer, kept !== undefined);
  }
}
