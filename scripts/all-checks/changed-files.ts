import { runCommand } from './run-command.ts';

const list = (output: string): string[] => output.split('\n').filter(Boolean);

/** The files that differ from a commit, whether committed since or not. */
export async function readChangedFiles(since: string): Promise<string[]> {
  const base = await runCommand('git', ['merge-base', since, 'HEAD']);
  if (!base.ok) throw new Error(`There is no commit ${since}.\n${base.output}`);
  const changed = await runCommand('git', ['diff', '--name-only', '--no-renames', base.output]);
  const added = await runCommand('git', ['ls-files', '--others', '--exclude-standard']);
  return [...new Set([...list(changed.output), ...list(added.output)])].sort();
}
