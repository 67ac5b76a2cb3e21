import { spawnSync } from 'node:child_process';
import { goal, reportGoals } from './goals.ts';
import { measureKills } from './training/kills.ts';
import { measureServer } from './training/server-goals.ts';

/**
 * The record of training: what the server takes over five years of one person (1,300 sessions, 30,000
 * sets), whether a set is lost or doubled when the server is killed in bursts of sets, and how soon the
 * logger draws a tick on a slow phone. `npm run bench -- training [server | kills | browser]`.
 */
const only = process.argv[2];
const today = new Date().toISOString().slice(0, 10);

/** In a process of its own, whose code is the browser's too. */
function measureBrowser(): void {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['bench/training/browser-goals.ts', today],
    { encoding: 'utf8' },
  );
  const lines = stdout.trim().split('\n');
  const goals = lines.filter((line) => /\| (met|missed)$/.test(line));
  console.log(lines.filter((line) => !line.includes(' | ')).join('\n'));
  if (goals.length === 0) goal('the logger in a browser', 'measured', stderr.slice(-300), false);
  for (const line of goals) {
    const [name = '', wanted = '', measured = '', isMet] = line.split(' | ');
    goal(name, wanted, measured, isMet === 'met');
  }
}

if (!only || only === 'server') await measureServer(today);
if (!only || only === 'kills') await measureKills(today);
if (!only || only === 'browser') measureBrowser();
reportGoals();
