import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { featureFiles, featureNames } from './new-feature/feature-files.ts';

const [folder = '', ...more] = process.argv.slice(2);
const names = more.length === 0 ? featureNames(folder) : null;
const home = join('features', folder);

if (!names) {
  console.error('Use: npm run new:feature NAME   (lower case words joined by hyphens)');
  process.exit(2);
}
if (existsSync(home)) {
  console.error(`${home} exists already.`);
  process.exit(1);
}

for (const [path, text] of Object.entries(featureFiles(names))) {
  await mkdir(dirname(join(home, path)), { recursive: true });
  await writeFile(join(home, path), text);
  console.log(join(home, path));
}
// How lines break depends on how long the name is.
const formatter = join(import.meta.dirname, '../node_modules/.bin/biome');
spawnSync(formatter, ['check', '--write', home], { stdio: 'ignore' });
console.log(`\nIts test fails and says what to do next:`);
console.log(`  npx vitest run --project server ${home}`);
