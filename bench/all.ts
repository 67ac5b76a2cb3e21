import { spawnSync } from 'node:child_process';

/** Runs the benches named in the arguments one after the other and prints their goals alone. */
console.log('goal | wanted | measured | met');
for (const name of process.argv.slice(2)) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`bench/${name}.ts`], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  const goals = stdout.split('\n').filter((line) => /\| (met|missed)$/.test(line));
  for (const line of goals) console.log(`${name}: ${line}`);
  if (goals.length === 0)
    console.log(`${name}: did not finish | | ${stderr.trim().slice(-300)} | missed`);
  if (status !== 0 || goals.length === 0) process.exitCode = 1;
}
