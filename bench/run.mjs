// `npm run bench -- NAME`: plain JavaScript for any Node from 18 on.
import { existsSync } from 'node:fs';
import { ensureInstalled, runMain, runNode, StartError } from '../scripts/bootstrap.mjs';

await runMain(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const script = new URL(`./${name}.ts`, import.meta.url);
  if (!/^[a-z-]+$/.test(name) || !existsSync(script)) {
    throw new StartError(
      'Use: npm run bench -- api | web | offline | lighthouse | durability | engine | search | sentence | import | expenditure | check-in | barcode | gym | csv | known-address | abuse',
    );
  }
  await ensureInstalled();
  return runNode([`bench/${name}.ts`, ...args]);
});
