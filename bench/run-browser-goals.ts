import { spawnSync } from 'node:child_process';
import { goal } from './goals.ts';

/** Measures in a process of its own, whose code is the browser's too, and takes its goals over. */
export function runBrowserGoals(file: string, ...args: string[]): void {
  const { stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
  const lines = stdout.trim().split('\n');
  const goals = lines.filter((line) => /(?<!measured) \| (met|missed)$/.test(line));
  console.log(lines.filter((line) => !line.includes(' | ')).join('\n'));
  if (goals.length === 0) goal(file, 'measured', stderr.slice(-300), false);
  for (const line of goals) {
    const [name = '', wanted = '', measured = '', isMet] = line.split(' | ');
    goal(name, wanted, measured, isMet === 'met');
  }
}
