// `npm run db:generate`, `db:migrate`, `backup` and `restore`: plain JavaScript for any Node from 18 on.
import { join, resolve } from 'node:path';
import { ensureInstalled, runMain, runNode, StartError } from './bootstrap.mjs';

const programs = {
  generate: ['node_modules/drizzle-kit/bin.cjs', 'generate'],
  migrate: ['apps/server/operations/migrate.ts'],
  backup: ['apps/server/operations/backup.ts'],
  restore: ['apps/server/operations/restore.ts'],
};

const backupName = () =>
  `vigour-backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.tar.gz`;

await runMain(async () => {
  const [command, ...args] = process.argv.slice(2);
  const program = programs[command];
  if (!program) throw new StartError(`Use one of: ${Object.keys(programs).join(', ')}.`);
  await ensureInstalled();
  // A file is meant from where npm was called; npm itself runs us in the project.
  const from = process.env.INIT_CWD ?? process.cwd();
  const files = args.map((arg) =>
    arg.startsWith('-') || command === 'generate' ? arg : resolve(from, arg),
  );
  if (command === 'backup' && files.length === 0) files.push(join(from, backupName()));
  return runNode([...program, ...files]);
});
