/** A session that a client books: `daysAgo` is its day, below 0 one to come. */
export type SampleVisit = {
  client: string;
  trainer: string;
  offer: string;
  daysAgo: number;
  /** pays with a credit of a pack */
  hasCredit?: true;
  message?: string;
  /** stars and words of the review, and the trainer's reply */
  review?: [number, string, string?];
  becomes?: 'cancelled' | 'missed';
};

/** People who only book; Robin and Sam have accounts of their own. */
export const SAMPLE_CLIENTS = ['Grace Lim', 'Omar Haddad', 'Tess Walker', 'Ben Silva'] as const;

const [GRACE, OMAR, TESS, BEN] = SAMPLE_CLIENTS;
const [ROBIN, SAM] = ['Robin Walsh', 'Sam Costa'];

export const SAMPLE_VISITS: readonly SampleVisit[] = [
  { client: ROBIN, trainer: 'Priya Nair', offer: 'Personal training', daysAgo: 30 },
  {
    client: ROBIN,
    trainer: 'Priya Nair',
    offer: 'Personal training',
    daysAgo: 23,
    hasCredit: true,
  },
  {
    client: ROBIN,
    trainer: 'Priya Nair',
    offer: 'Personal training',
    daysAgo: 9,
    hasCredit: true,
    review: [
      5,
      'She saw in ten minutes why my deadlift hurt. Each week has a reason now, and I can follow it on my own.',
      'Thank you, Robin. Keep the hips where they are now!',
    ],
  },
  {
    client: ROBIN,
    trainer: 'Priya Nair',
    offer: 'Personal training',
    daysAgo: -2,
    hasCredit: true,
    message: 'Can we look at my squat depth?',
  },
  {
    client: GRACE,
    trainer: 'Priya Nair',
    offer: 'Personal training',
    daysAgo: 20,
    review: [5, 'Patient and exact. My shoulder lets me sleep again.'],
  },
  {
    client: OMAR,
    trainer: 'Priya Nair',
    offer: 'Online check-in',
    daysAgo: 16,
    review: [4, 'Short and to the point. The connection dropped once, she stayed longer for it.'],
  },
  {
    client: TESS,
    trainer: 'Priya Nair',
    offer: 'Back care, small group',
    daysAgo: 13,
    review: [5, 'Four people, and still she sees everything.'],
  },
  {
    client: OMAR,
    trainer: 'Priya Nair',
    offer: 'Personal training',
    daysAgo: 5,
    becomes: 'missed',
  },
  { client: TESS, trainer: 'Priya Nair', offer: 'Personal training', daysAgo: 0 },
  { client: GRACE, trainer: 'Priya Nair', offer: 'Personal training', daysAgo: -1 },
  { client: GRACE, trainer: 'Priya Nair', offer: 'Back care, small group', daysAgo: -3 },
  { client: TESS, trainer: 'Priya Nair', offer: 'Back care, small group', daysAgo: -3 },
  { client: OMAR, trainer: 'Priya Nair', offer: 'Back care, small group', daysAgo: -3 },
  {
    client: BEN,
    trainer: 'Priya Nair',
    offer: 'Free first talk',
    daysAgo: -4,
    message: 'I have two slipped discs and a desk. Is this for me?',
  },
  {
    client: TESS,
    trainer: 'Dave Okafor',
    offer: 'Run coaching',
    daysAgo: 25,
    review: [5, 'Ran my first five kilometres without stopping, on the day he said I would.'],
  },
  {
    client: BEN,
    trainer: 'Dave Okafor',
    offer: 'Run coaching',
    daysAgo: 18,
    review: [4, 'Good eye for form. Bring a head torch in winter.'],
  },
  {
    client: SAM,
    trainer: 'Dave Okafor',
    offer: 'Plan and form by video',
    daysAgo: 12,
    review: [5, 'A plan that fits around opening the gym at six.', 'Glad it fits, Sam.'],
  },
  { client: ROBIN, trainer: 'Dave Okafor', offer: 'Run group', daysAgo: 7, becomes: 'cancelled' },
  {
    client: GRACE,
    trainer: 'Sophie Lang',
    offer: 'Morning yoga',
    daysAgo: 21,
    review: [5, 'The best half hour of my Tuesday.'],
  },
  {
    client: OMAR,
    trainer: 'Sophie Lang',
    offer: 'Morning yoga',
    daysAgo: 15,
    review: [4, 'Calm and clear, even on a phone.'],
  },
  {
    client: BEN,
    trainer: 'Sophie Lang',
    offer: 'Mobility for your sport',
    daysAgo: 11,
    review: [5, 'My hips moved in ways they had forgotten.'],
  },
  {
    client: TESS,
    trainer: 'Sophie Lang',
    offer: 'Morning yoga',
    daysAgo: 6,
    review: [4, 'Kind teacher. I would like a longer class.', 'Try the fifty minutes, Tess.'],
  },
  { client: SAM, trainer: 'Sophie Lang', offer: 'Morning yoga', daysAgo: -2 },
  {
    client: BEN,
    trainer: 'Marcus Webb',
    offer: 'Coached lifting',
    daysAgo: 19,
    review: [5, 'Squatted to depth for the first time, with less weight and more pride.'],
  },
  {
    client: GRACE,
    trainer: 'Marcus Webb',
    offer: 'Coached lifting',
    daysAgo: 10,
    review: [4, 'Knows what he is talking about and does not shout.'],
  },
  { client: GRACE, trainer: 'Marcus Webb', offer: 'Barbell trio', daysAgo: -5 },
  { client: TESS, trainer: 'Marcus Webb', offer: 'Barbell trio', daysAgo: -5 },
  { client: BEN, trainer: 'Marcus Webb', offer: 'Barbell trio', daysAgo: -5 },
  // The three are full: Robin waits.
  { client: ROBIN, trainer: 'Marcus Webb', offer: 'Barbell trio', daysAgo: -5 },
  {
    client: OMAR,
    trainer: 'Helen Papas',
    offer: 'Training at your home',
    daysAgo: -6,
    message: 'It is for my mother, who is 78. She lives in Coogee.',
  },
  { client: SAM, trainer: 'Anjali Rao', offer: 'Home strength by video', daysAgo: 8 },
  {
    client: GRACE,
    trainer: 'Anjali Rao',
    offer: 'Parents’ hour',
    daysAgo: 14,
    review: [5, 'Trained while the pasta boiled.'],
  },
];
