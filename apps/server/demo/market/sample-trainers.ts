import type { CredentialKind } from '#features/credentials/rules/credentials.ts';
import type { Format } from '#features/trainers/rules/listing.ts';

/** What a sample trainer can be booked for. Without `people` one to one. */
export type SampleOffer = {
  name: string;
  minutes: number;
  dollars: number;
  people?: number;
  isOnline?: true;
  /** at the client's own place */
  isAtClients?: true;
  needsApproval?: true;
  /** credits and dollars of a pack */
  pack?: [number, number];
};

export type SampleTrainer = {
  name: string;
  headline: string;
  bio: string;
  specialties: string[];
  languages: string[];
  formats: Format[];
  gender: 'female' | 'male' | null;
  trainsSince: number;
  /** "Pyrmont NSW 2009" */
  places: string[];
  zone?: string;
  /** weekdays and their hours: "12345 6-11 16-19" */
  week: string;
  face: string;
  offers: SampleOffer[];
  credential?: {
    kind: CredentialKind;
    title: string;
    body: string;
    number: string;
    /** until it ends; null: never */
    days: number | null;
    /** how far it came */
    state: 'waiting' | 'checked' | 'kept';
  };
};

export const SAMPLE_TRAINERS: readonly SampleTrainer[] = [
  {
    name: 'Priya Nair',
    headline: 'Strength for people who sit all day',
    bio: 'I coach at Harbour Strength and online. Most of the people I train sit at a desk and want their back and shoulders to stop hurting.\n\nWe begin with what you can do today, write everything down, and add a little each week. You will know why each exercise is there.',
    specialties: ['Strength', 'Mobility', 'Beginners'],
    languages: ['English', 'Hindi'],
    formats: ['in-person', 'online', 'group'],
    gender: 'female',
    trainsSince: 2014,
    places: ['Pyrmont NSW 2009', 'Glebe NSW 2037'],
    week: '12345 6-11 16-19',
    face: '#f8b4d9 #a78bfa #b9805a #2a1d18 #3b2a6b long',
    offers: [
      { name: 'Personal training', minutes: 60, dollars: 95, pack: [5, 425] },
      { name: 'Online check-in', minutes: 30, dollars: 45, isOnline: true },
      { name: 'Back care, small group', minutes: 50, dollars: 30, people: 4 },
      { name: 'Free first talk', minutes: 15, dollars: 0, isOnline: true, needsApproval: true },
    ],
    credential: {
      kind: 'qualification',
      title: 'Certificate IV in Fitness',
      body: 'Sample Institute of Fitness',
      number: 'SAMPLE-4471',
      days: 400,
      state: 'checked',
    },
  },
  {
    name: 'Marcus Webb',
    headline: 'Powerlifting without the noise',
    bio: 'Fifteen years under the bar, ten of them teaching others. I plan your year, watch every heavy set, and keep you away from loads you have not earned yet.\n\nAll levels, including a first squat.',
    specialties: ['Powerlifting', 'Strength', 'Olympic lifting'],
    languages: ['English'],
    formats: ['in-person', 'group'],
    gender: 'male',
    trainsSince: 2012,
    places: ['Marrickville NSW 2204'],
    week: '12456 9-14 17-20',
    face: '#93c5fd #1d4ed8 #e0b08c #6b4423 #1f2937 short',
    offers: [
      { name: 'Coached lifting', minutes: 75, dollars: 110 },
      { name: 'Barbell trio', minutes: 90, dollars: 45, people: 3 },
    ],
    credential: {
      kind: 'qualification',
      title: 'Strength coach, level 2',
      body: 'Sample Strength Association',
      number: 'SAMPLE-2210',
      days: 210,
      state: 'checked',
    },
  },
  {
    name: 'Linh Tran',
    headline: 'Back to training after a baby',
    bio: 'I help women return to strength after pregnancy, with the pelvic floor in mind and a pram in the room if need be.\n\nI work with your physio where you have one, and I say when something is not mine to treat.',
    specialties: ['Pregnancy and after', 'Strength', 'Pilates'],
    languages: ['English', 'Vietnamese'],
    formats: ['in-person', 'online', 'group'],
    gender: 'female',
    trainsSince: 2016,
    places: ['Ashfield NSW 2131', 'Leichhardt NSW 2040'],
    week: '135 9-15',
    face: '#fde68a #fb923c #e8bd94 #1c1917 #0f766e long',
    offers: [
      { name: 'Return to strength', minutes: 45, dollars: 85 },
      { name: 'Small group, babies welcome', minutes: 50, dollars: 28, people: 6 },
    ],
    credential: {
      kind: 'qualification',
      title: 'Pre- and postnatal trainer',
      body: 'Sample Institute of Fitness',
      number: 'SAMPLE-0932',
      days: 700,
      state: 'waiting',
    },
  },
  {
    name: 'Dave Okafor',
    headline: 'Run your first ten kilometres, or your fastest',
    bio: 'Run coach on the Bay Run most mornings. We build the week around your life: easy days easy, one hard day, and strength so that the knees agree.\n\nI also write plans for half and full marathons.',
    specialties: ['Running', 'Triathlon', 'Beginners'],
    languages: ['English'],
    formats: ['in-person', 'online', 'group'],
    gender: 'male',
    trainsSince: 2018,
    places: ['Rozelle NSW 2039', 'Drummoyne NSW 2047'],
    week: '2346 5-9 17-19',
    face: '#86efac #0d9488 #7a4a2c #171312 #ea580c short',
    offers: [
      { name: 'Run coaching', minutes: 60, dollars: 80 },
      { name: 'Run group', minutes: 75, dollars: 15, people: 12 },
      { name: 'Plan and form by video', minutes: 40, dollars: 60, isOnline: true },
    ],
    credential: {
      kind: 'qualification',
      title: 'Athletics coach, level 2',
      body: 'Sample Athletics',
      number: 'SAMPLE-7718',
      days: 24,
      state: 'checked',
    },
  },
  {
    name: 'Helen Papas',
    headline: 'Strong at seventy is a plan, not luck',
    bio: 'I train people from 60 on: balance, bone and the strength to lift a grandchild. Hip and knee replacements welcome, with your surgeon’s word.\n\nHome visits around the eastern suburbs.',
    specialties: ['Older adults', 'Rehabilitation', 'Mobility'],
    languages: ['English', 'Greek'],
    formats: ['in-person'],
    gender: 'female',
    trainsSince: 2005,
    places: ['Randwick NSW 2031', 'Coogee NSW 2034'],
    week: '1234 9-13',
    face: '#c4b5fd #6d28d9 #e6b795 #a8a29e #9d174d short',
    offers: [
      {
        name: 'Training at your home',
        minutes: 45,
        dollars: 90,
        needsApproval: true,
        isAtClients: true,
      },
    ],
    credential: {
      kind: 'qualification',
      title: 'Accredited exercise physiologist',
      body: 'Sample Exercise Science Society',
      number: 'SAMPLE-1105',
      days: 320,
      state: 'checked',
    },
  },
  {
    name: 'Yusuf Demir',
    headline: 'Boxing for fitness, no one gets hit',
    bio: 'Pads, footwork and a sweat. I boxed for twelve years and teach the part that makes you fitter, calmer and harder to knock over.\n\nTeenagers train in their own group.',
    specialties: ['Boxing', 'Weight loss', 'Teenagers'],
    languages: ['English', 'Turkish', 'Arabic'],
    formats: ['in-person', 'group'],
    gender: 'male',
    trainsSince: 2017,
    places: ['Parramatta NSW 2150'],
    week: '12345 15-20',
    face: '#fca5a5 #b91c1c #c68d63 #231815 #111827 short',
    offers: [
      { name: 'Boxing, one to one', minutes: 45, dollars: 70 },
      { name: 'Evening boxing class', minutes: 60, dollars: 22, people: 14 },
    ],
    credential: {
      kind: 'qualification',
      title: 'Boxing coach, level 1',
      body: 'Sample Boxing',
      number: 'SAMPLE-5520',
      days: 150,
      state: 'kept',
    },
  },
  {
    name: 'Sophie Lang',
    headline: 'Yoga and mobility by video, before work',
    bio: 'Twenty-five quiet minutes before the day starts. I teach from Melbourne, over video, to people in every state.\n\nBring a towel and whatever your hips are like this morning.',
    specialties: ['Yoga', 'Mobility', 'Beginners'],
    languages: ['English', 'German'],
    formats: ['online'],
    gender: 'female',
    trainsSince: 2019,
    places: ['Brunswick VIC 3056'],
    zone: 'Australia/Melbourne',
    week: '123457 6-10',
    face: '#a5f3fc #0ea5e9 #f0c8a8 #b7791f #15803d long',
    offers: [
      { name: 'Morning yoga', minutes: 25, dollars: 30, isOnline: true },
      { name: 'Mobility for your sport', minutes: 50, dollars: 55, isOnline: true },
    ],
    credential: {
      kind: 'qualification',
      title: 'Yoga teacher, 500 hours',
      body: 'Sample Yoga Association',
      number: 'SAMPLE-3064',
      days: null,
      state: 'checked',
    },
  },
  {
    name: 'Noel Kickett',
    headline: 'Bush-track running and kettlebells in Perth',
    bio: 'I train small groups on the tracks above Midland, before the heat. Walkers become runners here, at the pace that suits them.\n\nOne kettlebell each, and we share the shade.',
    specialties: ['Running', 'Strength', 'Weight loss'],
    languages: ['English', 'Noongar'],
    formats: ['in-person', 'online', 'group'],
    gender: 'male',
    trainsSince: 2015,
    places: ['Midland WA 6056'],
    zone: 'Australia/Perth',
    week: '1356 5-10',
    face: '#fdba74 #c2410c #8a5a3a #201612 #1e3a8a short',
    offers: [
      { name: 'Track session', minutes: 60, dollars: 65 },
      { name: 'Kettlebells on the hill', minutes: 60, dollars: 20, people: 8 },
      { name: 'Training plan by video', minutes: 45, dollars: 55, isOnline: true },
    ],
    credential: {
      kind: 'first-aid',
      title: 'First aid and CPR',
      body: 'Sample First Aid Training',
      number: 'SAMPLE-8841',
      days: 6,
      state: 'checked',
    },
  },
  {
    name: 'Mei Chen',
    headline: 'Pilates for backs that complain',
    bio: 'I teach mat Pilates in English and Mandarin, one to one or in threes. We move slowly, and you leave taller than you came.\n\nTell me about any operation before we begin.',
    specialties: ['Pilates', 'Rehabilitation', 'Mobility'],
    languages: ['English', 'Mandarin'],
    formats: ['in-person', 'group'],
    gender: 'female',
    trainsSince: 2011,
    places: ['Chatswood NSW 2067'],
    week: '23456 10-16',
    face: '#bbf7d0 #16a34a #efc9a4 #15120f #7c2d12 long',
    offers: [
      { name: 'Pilates, one to one', minutes: 55, dollars: 88, pack: [10, 790] },
      { name: 'Pilates in threes', minutes: 55, dollars: 40, people: 3 },
    ],
    credential: {
      kind: 'qualification',
      title: 'Pilates instructor',
      body: 'Sample Pilates Alliance',
      number: 'SAMPLE-6402',
      days: 500,
      state: 'waiting',
    },
  },
  {
    name: 'Lachlan Moore',
    headline: 'Triathlon on a working week',
    bio: 'Eight hours a week is enough for a good half distance if they are the right eight. I write the plan, watch your stroke and ride beside you on Sundays.\n\nBeginners start with the pool.',
    specialties: ['Triathlon', 'Running', 'Nutrition coaching'],
    languages: ['English'],
    formats: ['in-person', 'online'],
    gender: 'male',
    trainsSince: 2020,
    places: ['Toowong QLD 4066'],
    zone: 'Australia/Brisbane',
    week: '1234 5-8 17-20',
    face: '#bfdbfe #2563eb #f1cdb0 #a16207 #0369a1 short',
    offers: [
      { name: 'Swim stroke session', minutes: 45, dollars: 75 },
      { name: 'Plan review by video', minutes: 30, dollars: 40, isOnline: true },
    ],
  },
  {
    name: 'Anjali Rao',
    headline: 'Strength and food for busy parents',
    bio: 'Two short sessions a week, at home, with what you have. I train people over video while dinner is in the oven, and we talk about dinner too.\n\nNo diets: habits that survive a school term.',
    specialties: ['Strength', 'Nutrition coaching', 'Beginners'],
    languages: ['English', 'Punjabi'],
    formats: ['online', 'group'],
    gender: 'female',
    trainsSince: 2018,
    places: ['Norwood SA 5067'],
    zone: 'Australia/Adelaide',
    week: '12345 12-15 19-21',
    face: '#fecdd3 #e11d48 #a8704c #1a1310 #065f46 long',
    offers: [
      { name: 'Home strength by video', minutes: 30, dollars: 38, isOnline: true, pack: [10, 340] },
      { name: 'Parents’ hour', minutes: 45, dollars: 12, people: 20, isOnline: true },
    ],
    credential: {
      kind: 'other',
      title: 'Sports nutrition adviser',
      body: 'Sample Nutrition College',
      number: 'SAMPLE-2957',
      days: 90,
      state: 'checked',
    },
  },
  {
    name: 'Ruth Campbell',
    headline: 'First steps in the gym, no mirrors',
    bio: 'For people who have never liked a gym. We meet when the room is empty, learn five movements, and you decide how heavy and how fast.\n\nBring a friend to the first session; it is free.',
    specialties: ['Beginners', 'Weight loss', 'Older adults'],
    languages: ['English'],
    formats: ['in-person'],
    gender: 'female',
    trainsSince: 2021,
    places: ['Sandy Bay TAS 7005'],
    zone: 'Australia/Hobart',
    week: '1245 10-14',
    face: '#fef08a #ca8a04 #f3d3ba #92400e #4338ca short',
    offers: [
      { name: 'First session', minutes: 45, dollars: 0 },
      { name: 'Quiet-hour training', minutes: 45, dollars: 60 },
    ],
  },
];
