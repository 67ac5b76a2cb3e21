const lines: string[] = [];

/** Adds one line of the report at the end of a bench. */
export function goal(
  name: string,
  wanted: string,
  measured: number | string,
  isMet: boolean,
): void {
  lines.push(`${name} | ${wanted} | ${measured} | ${isMet ? 'met' : 'missed'}`);
}

/** Prints the goals; the process fails when one is missed. */
export function reportGoals(): void {
  console.log(`\ngoal | wanted | measured | met\n${lines.join('\n')}`);
  if (lines.some((line) => line.endsWith('missed'))) process.exitCode = 1;
}
