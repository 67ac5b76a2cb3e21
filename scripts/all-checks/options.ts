export type Options = {
  /** The names of the steps to run. */
  steps: string[];
  /** Run what chance is about in full. */
  isLong: boolean;
  /** Run what the difference from this commit can break. */
  since: string | null;
};

/** What `npm run test:long` tries in full. */
const REDUCED = ['unit', 'server', 'build', 'web', 'zones', 'browser'];

/** What was asked for on the command line, or a sentence about what can be. */
export function readOptions(args: string[], names: string[]): Options | string {
  const whole: Options = { steps: names, isLong: false, since: null };
  const [option, value = ''] = args;
  if (args.length === 0) return whole;
  if (option === '--long' && args.length === 1) return { ...whole, steps: REDUCED, isLong: true };
  if (option === '--since' && args.length === 2 && value) return { ...whole, since: value };
  const steps = value.split(',');
  const isKnown = steps.every((name) => names.includes(name));
  if (option === '--only' && args.length === 2 && isKnown) return { ...whole, steps };
  return `Use: npm test [-- --only NAME,NAME | --since COMMIT]   names: ${names.join(', ')}`;
}
