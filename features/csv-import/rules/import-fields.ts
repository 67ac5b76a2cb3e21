/** What the page of imports takes: the specification's four types. */
export const PAGE_TYPES = ['trainees', 'trainers', 'workouts', 'meals'] as const;

/** What a file can bring; a history of training has a page of its own (training-import). */
export const IMPORT_TYPES = [...PAGE_TYPES, 'training'] as const;
export type ImportType = (typeof IMPORT_TYPES)[number];

export const TYPE_LABELS: Record<ImportType, string> = {
  trainees: 'Trainees',
  trainers: 'Trainers',
  workouts: 'Workouts',
  meals: 'Meal Plans',
  training: 'Training history',
};

/** How the text of a cell is read (cell-values.ts). */
export type CellKind = 'email' | 'name' | 'phone' | 'text' | 'minutes' | 'energy' | 'grams';

export type ImportField = {
  value: string;
  label: string;
  required: boolean;
  kind: CellKind;
  /** other names that files have for it, the best first; letters and digits are compared */
  aliases?: readonly string[];
  /** characters, of a text */
  most?: number;
  /** stands in the template */
  example: string;
};

const person: ImportField[] = [
  {
    value: 'email',
    label: 'Email',
    required: true,
    kind: 'email',
    aliases: ['Email address', 'E-mail', 'E-mail address', 'Mail'],
    example: 'alex@example.com',
  },
  {
    value: 'firstName',
    label: 'First Name',
    required: true,
    kind: 'name',
    aliases: ['Given name', 'Given names', 'Forename', 'First names', 'First', 'Preferred name'],
    example: 'Alex',
  },
  {
    value: 'lastName',
    label: 'Last Name',
    required: true,
    kind: 'name',
    aliases: ['Surname', 'Family name', 'Last'],
    example: 'Nguyen',
  },
];

const phone: ImportField = {
  value: 'phone',
  label: 'Phone',
  required: false,
  kind: 'phone',
  aliases: [
    'Mobile',
    'Mobile phone',
    'Mobile number',
    'Cell',
    'Cell phone',
    'Cell number',
    'Phone number',
    'Telephone',
    'Telephone number',
    'Tel',
    'Contact number',
  ],
  example: '0400 000 000',
};

const text = (value: string, label: string, most: number, example: string): ImportField => ({
  value,
  label,
  required: false,
  kind: 'text',
  most,
  example,
});
const grams = (value: string, label: string, example: string): ImportField => ({
  value,
  label,
  required: false,
  kind: 'grams',
  example,
});
const named = (example: string): ImportField => ({
  value: 'name',
  label: 'Name',
  required: true,
  kind: 'name',
  example,
});

/** Columns of training apps: value, label, example, other names. What they say is read by training-import. */
const training = [
  'start|Date|2026-03-02 17:30:00|start_time,Start,Workout start',
  'workout|Workout Name|Push day|title,Workout,Workout title',
  'end|End|2026-03-02 18:25:00|end_time,Workout end',
  'duration|Duration|55m|Duration (sec),Workout Duration',
  'exercise|Exercise Name|Bench Press|exercise_title,Exercise',
  'superset|Superset||superset_id',
  'set|Set Order|1|set_index,Set,Set number',
  'kind|Set Type|normal|set_type',
  'weight|Weight|60|weight_kg,weight_lbs,weight_lb',
  'weightUnit|Weight Unit|kg|',
  'reps|Reps|8|Repetitions',
  'distance|Distance||distance_km,distance_miles,distance_meters,distance_m',
  'distanceUnit|Distance Unit||',
  'seconds|Seconds||duration_seconds,Time (s)',
  'notes|Notes||exercise_notes',
  'workoutNotes|Workout Notes||description',
  'rpe|RPE|8|',
  'reserve|Reps in reserve||RIR',
].map((line): ImportField => {
  const [value = '', label = '', example = '', names = ''] = line.split('|');
  const required = value === 'start' || value === 'exercise';
  return { value, label, required, kind: 'text', aliases: names.split(','), most: 10_000, example };
});

/** The fields that a column can be mapped to, by type, in the order of the page and the template. */
export const IMPORT_FIELDS: Record<ImportType, readonly ImportField[]> = {
  trainees: [...person, phone],
  trainers: [
    ...person,
    text('specialties', 'Specialties', 500, 'Strength, Mobility'),
    text('bio', 'Bio', 2000, 'Ten years of coaching'),
  ],
  workouts: [
    named('Full body A'),
    text('description', 'Description', 2000, '3 x 10 goblet squat; 3 x 8 push-up; plank 45 s'),
    {
      value: 'duration',
      label: 'Duration (minutes)',
      required: true,
      kind: 'minutes',
      example: '45',
    },
    text('difficulty', 'Difficulty', 60, 'Beginner'),
    text('category', 'Category', 60, 'Strength'),
  ],
  meals: [
    named('Chicken and rice'),
    text('description', 'Description', 500, '150 g chicken, 1 cup rice'),
    { value: 'calories', label: 'Calories', required: true, kind: 'energy', example: '520' },
    grams('protein', 'Protein (g)', '45'),
    grams('carbs', 'Carbs (g)', '55'),
    grams('fats', 'Fats (g)', '12'),
  ],
  training,
};

/** The fields without which no row of the type can be imported. */
export const requiredFields = (type: ImportType): ImportField[] =>
  IMPORT_FIELDS[type].filter(({ required }) => required);

/** A template of a type: the header of every field, and one row that would be accepted. */
export function templateOf(type: ImportType): string[][] {
  const fields = IMPORT_FIELDS[type];
  return [fields.map(({ label }) => label), fields.map(({ example }) => example)];
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The same as the text of a file. */
export const templateCsv = (type: ImportType): string =>
  templateOf(type)
    .map((row) => `${row.map(quoted).join(',')}\r\n`)
    .join('');
