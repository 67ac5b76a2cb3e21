import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of a second in /proc, the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

type Process = { pid: number; parent: number; ticks: number };

function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold spaces: what follows it starts with the third field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Its own time, and that of children which have ended.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(fields[1]), ticks };
  } catch {
    // It has ended meanwhile; its starter counts it.
    return null;
  }
}

/** What a process and all that it started have used of the processor; null where no /proc tells. */
export function readProcessorSeconds(root: number): number | null {
  if (process.platform !== 'linux') return null;
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const below = new Map<number, Process[]>();
  for (const one of processes) below.set(one.parent, [...(below.get(one.parent) ?? []), one]);
  const sumBelow = (pid: number): number =>
    (below.get(pid) ?? []).reduce((sum, child) => sum + child.ticks + sumBelow(child.pid), 0);
  const own = processes.find(({ pid }) => pid === root)?.ticks ?? 0;
  return (own + sumBelow(root)) / TICKS_PER_SECOND;
}
