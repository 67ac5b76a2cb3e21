import { beforeAll, describe, expect, it } from 'vitest';
import { runScript } from '../../../apps/server/testing/script-process.ts';

/** Reads one row of every kind of value through every way that queries take, and prints it with its types. */
const READ = `
  import { sql } from 'drizzle-orm';
  import * as p from 'drizzle-orm/pg-core';
  import { makeTestDatabase } from './apps/server/testing/test-database.ts';
  const database = await makeTestDatabase();
  await database.pool.query(\`create table kinds (
    id uuid primary key, day date, moment timestamptz, precise numeric, shown numeric(6,2), large bigint,
    counted int, ratio double precision, flag boolean, words text[], numbers int[], settings jsonb, span interval)\`);
  const kinds = p.pgTable('kinds', {
    id: p.uuid().primaryKey(), day: p.date({ mode: 'string' }), moment: p.timestamp({ withTimezone: true }),
    precise: p.numeric(), shown: p.numeric({ precision: 6, scale: 2, mode: 'number' }), large: p.bigint({ mode: 'bigint' }),
    counted: p.integer(), ratio: p.doublePrecision(), flag: p.boolean(), words: p.text().array(),
    numbers: p.integer().array(), settings: p.jsonb(), span: p.interval() });
  await database.db.insert(kinds).values({
    id: '0193b0d0-0000-7000-8000-000000000001', day: '2026-10-04', moment: new Date('2026-03-08T07:30:00.125Z'),
    precise: '0.1000000000000000000001', shown: 12.5, large: 9007199254740993n, counted: 3, ratio: 0.1, flag: true,
    words: ['crème brûlée', 'a,b"c', '🥗'], numbers: [1, 2], settings: { kcal: 1.5, none: null }, span: '1 day 02:00:00' });
  const show = (value) =>
    value instanceof Date ? 'Date ' + value.toISOString()
    : typeof value === 'bigint' ? 'bigint ' + value
    : typeof value + ' ' + JSON.stringify(value);
  const lines = (way, row) => Object.entries(row).map(([name, value]) => way + ' ' + name + ': ' + show(value));
  const raw = 'select day, moment, precise, large, count(*) over () as n, sum(counted) over () as total, ' +
    "moment at time zone 'Australia/Sydney' as wall, (moment at time zone 'Australia/Sydney')::date as there, moment::text as written from kinds";
  const [typed] = await database.db.select().from(kinds);
  const executed = await database.db.execute(sql.raw(raw));
  const pooled = await database.pool.query(raw);
  console.log('BEGIN\\n' + [...lines('typed', typed), ...lines('execute', executed.rows[0]), ...lines('pool', pooled.rows[0]),
    'day range: ' + (await database.db.select().from(kinds).where(sql\`\${kinds.day} between '2026-10-04' and '2026-10-04'\`)).length,
  ].join('\\n') + '\\nEND');
  await database.close();
`;

const EXPECTED = [
  'typed id: string "0193b0d0-0000-7000-8000-000000000001"',
  'typed day: string "2026-10-04"',
  'typed moment: Date 2026-03-08T07:30:00.125Z',
  'typed precise: string "0.1000000000000000000001"',
  'typed shown: number 12.5',
  'typed large: bigint 9007199254740993',
  'typed counted: number 3',
  'typed ratio: number 0.1',
  'typed flag: boolean true',
  'typed words: object ["crème brûlée","a,b\\"c","🥗"]',
  'typed numbers: object [1,2]',
  'typed settings: object {"kcal":1.5,"none":null}',
  'typed span: string "1 day 02:00:00"',
  'execute day: string "2026-10-04"',
  'execute moment: string "2026-03-08 07:30:00.125+00"',
  'execute precise: string "0.1000000000000000000001"',
  'execute large: string "9007199254740993"',
  'execute n: string "1"',
  'execute total: string "3"',
  'execute wall: string "2026-03-08 18:30:00.125"',
  'execute there: string "2026-03-08"',
  'execute written: string "2026-03-08 07:30:00.125+00"',
  'pool day: string "2026-10-04"',
  'pool moment: Date 2026-03-08T07:30:00.125Z',
  'pool precise: string "0.1000000000000000000001"',
  'pool large: string "9007199254740993"',
  'pool n: string "1"',
  'pool total: string "3"',
  'pool wall: string "2026-03-08 18:30:00.125"',
  'pool there: string "2026-03-08"',
  'pool written: string "2026-03-08 07:30:00.125+00"',
  'day range: 1',
];

/** A zone west and one east of Greenwich, both with summer time: a day read as an instant slips in one of them. */
describe.each(['America/New_York', 'Australia/Sydney'])('values in a process in %s', (zone) => {
  let lines: string[];
  beforeAll(async () => {
    const { code, output } = await runScript(READ, { TZ: zone }).ended;
    expect(output).toContain('END');
    expect(code).toBe(0);
    lines = output.slice(output.indexOf('BEGIN\n') + 6, output.indexOf('\nEND')).split('\n');
  });

  it('are those of every other zone', () => {
    expect(lines).toEqual(EXPECTED);
  });
});
