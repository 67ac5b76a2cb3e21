// `npm run bench -- NAME` or `all`: plain JavaScript for any Node from 18 on.
import { readdirSync } from 'node:fs';
import { ensureInstalled, runMain, runNode, StartError } from '../scripts/bootstrap.mjs';

const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.ts') && file !== 'goals.ts' && file !== 'all.ts')
  .map((file) => file.slice(0, -3));

await runMain(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  if (name !== 'all' && !names.includes(name)) {
    throw new StartError(`Use: npm run bench -- all | ${names.join(' | ')}`);
  }
  await ensureInstalled();
  const built = await runNode(['scripts/build.mjs']);
  if (built !== 0) return built;
  return runNode([`bench/${name}.ts`, ...(name === 'all' ? names : args)]);
});
