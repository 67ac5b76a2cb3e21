// `npm test`: plain JavaScript for any Node from 18 on; the checks themselves are TypeScript.
import { ensureInstalled, runMain, runNode } from './bootstrap.mjs';

await runMain(async () => {
  await ensureInstalled();
  return runNode(['scripts/all-checks.ts', ...process.argv.slice(2)]);
});
