import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { featureFiles } from './new-feature/feature-files.ts';
import { featureNames } from './new-feature/feature-names.ts';
import { wireFeature } from './new-feature/wire-feature.ts';

const [folder = '', record, ...more] = process.argv.slice(2);
const names = more.length === 0 ? featureNames(folder, record) : null;
const home = join('features', folder);

if (!names) {
  console.error(`Use: npm run new:feature NAMES [NAME]

NAMES is the feature and what it keeps several of: water-intakes.
NAME is one of them: water-intake. It may be left out where only the s is; it can't be the same as NAMES.
Both are lower case words joined by hyphens.`);
  process.exit(2);
}
if (existsSync(home)) {
  console.error(`${home} exists already.`);
  process.exit(1);
}

const write = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  console.log(path);
};

const changed = [home];
for (const [path, text] of Object.entries(await featureFiles(names))) {
  await write(join(home, path), text);
}
for (const wired of wireFeature(names, (path) => readFileSync(path, 'utf8'))) {
  if ('text' in wired) {
    await write(wired.path, wired.text);
    changed.push(wired.path);
  } else {
    console.log(`\nAdd to ${wired.path} by hand:\n${wired.missing}\n`);
  }
}
// How lines break depends on how long the names are, and imports stand in order.
const formatter = join(import.meta.dirname, '../node_modules/.bin/biome');
spawnSync(formatter, ['check', '--write', ...changed], { stdio: 'ignore' });

console.log(`
It keeps ${names.many} with a name and a note: list, form, Undo, offline, export. Next:

  1. Make it yours. Each field stands in contract.ts, rules.ts, server/tables.ts, web/messages.ts,
     the form and the rows in web/components, and the samples in apps/server/testing/records.ts.
  2. npm run db:generate -- --name ${names.folder}
     writes the migration of ${names.table}
  3. npm test -- --only types,structure
     npx vitest run ${home} apps/server/records.test.ts
  4. Open /${names.folder} in npm run dev, and link to it from a page.
  5. npm test -- --since main

CONTRIBUTING.md says more under "A new record".`);
