// `npm run new:feature NAME`: plain JavaScript for any Node from 18 on.
import { ensureInstalled, runMain, runNode } from './bootstrap.mjs';

await runMain(async () => {
  await ensureInstalled();
  return runNode(['scripts/new-feature.ts', ...process.argv.slice(2)]);
});
