import { migrateDatabase } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { databaseFolder, MIGRATIONS, operate } from './operation.ts';

await operate(async ({ databaseUrl, dataDir }) => {
  const database = await openDatabase(
    databaseUrl === null
      ? { kind: 'embedded', directory: databaseFolder(dataDir) }
      : { kind: 'external', url: databaseUrl },
  );
  try {
    await migrateDatabase(database, MIGRATIONS);
  } finally {
    await database.close();
  }
  return 'The database is up to date.';
});
