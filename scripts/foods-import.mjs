// `npm run foods:import -- FILE`: plain JavaScript for any Node from 18 on.
import { resolve } from 'node:path';
import { ensureInstalled, runMain, runNode } from './bootstrap.mjs';

await runMain(async () => {
  await ensureInstalled();
  // A file is meant from where npm was called; npm itself runs us in the project.
  const from = process.env.INIT_CWD ?? process.cwd();
  const files = process.argv.slice(2).map((file) => resolve(from, file));
  return runNode(['apps/server/operations/import-foods.ts', ...files]);
});
