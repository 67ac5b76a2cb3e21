/** The statements of `features/food-log/server/queries.ts`, as the bare route and pgbench send them. */
const columns = [
  'owner_id',
  'id',
  'date',
  'meal_type',
  'food_name',
  'quantity',
  'unit',
  'calories',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'sodium',
  'cholesterol',
  'saturated_fat',
  'trans_fat',
  'origin',
  'source_type',
  'ai_analyzed',
  'logged_at',
  'updated_at',
  'version',
] as const;

const list = columns.join(', ');

export const insertEntry =
  `insert into food_log_entries (${list}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')}) ` +
  'on conflict do nothing returning *';

export const selectDay =
  'select * from food_log_entries where owner_id = $1 and deleted_at is null and date = $2 ' +
  'order by logged_at, id';

/** An entry like those that the load generator logs. */
export function entryValues(owner: string, id: string, date: string, now: Date): unknown[] {
  const nutrients = [7.5, 58, 6.25, 8, 12, 110, 0, 1.5, 0];
  const what = ['lunch', 'Porridge with blueberries', 250, 'g', 320, ...nutrients];
  return [owner, id, date, ...what, 'manual', 'manual', false, now, now, 1];
}

/**
 * Fills the tables: `owners` people with 100 entries each, ten a day up to `date`.
 * Their ids are their numbers, so that pgbench can name them.
 */
export function seedStatements(owners: number, date: string): string[] {
  const owner = (number: string): string => `lpad(to_hex(${number}), 32, '0')::uuid`;
  // In slices: the product ends a statement that takes too long.
  const slice = 500;
  const starts = Array.from({ length: Math.ceil(owners / slice) }, (_, i) => i * slice + 1);
  return [
    `insert into users (id, name, email, email_verified, created_at, updated_at)
     select ${owner('n')}, 'Bench', 'bench-' || n || '@example.test', false, now(), now()
     from generate_series(1, ${owners}) n`,
    ...starts.map(
      (from) => `insert into food_log_entries (${list})
     select ${owner('n')}, gen_random_uuid(), '${date}'::date - (e % 10), 'lunch',
       'Porridge with blueberries', 250, 'g', 320, 7.5, 58, 6.25, 8, 12, 110, 0, 1.5, 0,
       'manual', 'manual', false, now(), now(), 1
     from generate_series(${from}, ${Math.min(from + slice - 1, owners)}) n, generate_series(1, 100) e`,
    ),
    'analyze',
  ];
}

/** pgbench's way of saying the two statements for a random owner. */
export function pgbenchScripts(owners: number, date: string): { write: string; read: string } {
  const random = `\\set n random(1, ${owners})\n`;
  const owner = "lpad(to_hex(cast(:n as integer)), 32, '0')::uuid";
  const values = entryValues('', '', date, new Date(0))
    .slice(2, 20)
    .map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  return {
    write:
      `${random}insert into food_log_entries (${list}) values (${owner}, gen_random_uuid(), ` +
      `${values.join(', ')}, now(), now(), 1) on conflict do nothing returning *;\n`,
    read: random + selectDay.replace('$1', owner).replace('$2', `'${date}'`) + ';\n',
  };
}
