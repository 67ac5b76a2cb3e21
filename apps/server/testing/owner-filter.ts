const NAME = '"?([a-z_]+)"?';
const TABLES = new RegExp(
  `\\b(?:from|join|into|update|using)\\s+(?:only\\s+)?(?:"?public"?\\.)?${NAME}`,
  'gi',
);
const EQUALITY = new RegExp(
  `(?:${NAME}\\.)?${NAME}\\s*=\\s*(?:(?:any\\s*\\(\\s*)?(\\$\\d+)|${NAME}\\.${NAME})`,
  'gi',
);

/** The column that says whose a row is: an account is its own. */
const ownerColumn = (table: string): string => (table === 'users' ? 'id' : 'owner_id');

function insertsWithOwner(statement: string): boolean {
  const columns = /^\s*insert\s+into\s+\S+(?:\s+as\s+\S+)?\s*\(([^)]*)\)\s*(values|select)/i.exec(
    statement,
  )?.[1];
  const names = columns?.split(',').map((name) => name.trim().replaceAll('"', '')) ?? [];
  return names.includes('owner_id');
}

/**
 * Which of the owners' tables a statement reads or changes without saying whose rows it means. A table
 * counts as bound when its owner is compared with a parameter (or a list of them), or with the owner of a table that is bound.
 */
export function unboundTables(statement: string, ownerTables: ReadonlySet<string>): string[] {
  const named = [...statement.matchAll(TABLES)].map((match) => (match[1] ?? '').toLowerCase());
  const tables = [...new Set(named)].filter((name) => ownerTables.has(name));
  const alone = named.length === 1 ? named[0] : undefined;
  const bound = new Set<string>();
  const linked: [string, string][] = [];
  for (const [
    ,
    table = alone ?? '',
    column,
    parameter,
    otherTable,
    otherColumn,
  ] of statement.matchAll(EQUALITY)) {
    if (column !== ownerColumn(table)) continue;
    if (parameter) bound.add(table);
    else if (otherTable && otherColumn === ownerColumn(otherTable))
      linked.push([table, otherTable]);
  }
  const target = /^\s*insert\s+into\s+(?:"?public"?\.)?"?([a-z_]+)/i.exec(statement)?.[1];
  if (target && insertsWithOwner(statement)) bound.add(target);
  for (let grown = true; grown; ) {
    grown = false;
    for (const [a, b] of linked) {
      if (bound.has(a) === bound.has(b)) continue;
      bound.add(a).add(b);
      grown = true;
    }
  }
  return tables.filter((table) => !bound.has(table));
}
