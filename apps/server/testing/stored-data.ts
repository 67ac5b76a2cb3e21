import type { Database } from '#platform/server/db/open-database.ts';

/** A fingerprint of everything that is stored, table by table: equal when nothing has changed. */
export async function storedData({ pool }: Database): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const states = tables.map(
    ({ name }) =>
      `select '${name}' as name,
         count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as state
       from "${name}" t`,
  );
  // With a name it is planned once: planning so many tables takes longer than reading them.
  const { rows } = await pool.query<{ name: string; state: string }>({
    name: 'stored data',
    text: states.join(' union all '),
  });
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}
