type Loggable = {
  type: string;
  message: string;
  code?: string;
  /** Places only: the first line of a stack repeats the message. */
  stack: string;
  cause?: Loggable;
  [key: string]: unknown;
};

const DEEPEST_CAUSE = 5;
/** Database messages quote values that people sent. */
const QUOTED = /"[^"]*"|'[^']*'/g;
const PARAMETERS = /\n?params:[\s\S]*$/i;
const ADDRESS = /[^\s@<>"',;]+@[^\s@<>"',;]+/g;

/**
 * What a log may keep of an error: its kind, code, place in our code and message, without values
 * that may be a person's data (query parameters, quoted values, mail addresses).
 */
export function toLoggable(error: unknown, depth = 0): Loggable {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a value was thrown', stack: '' };
  const { code } = error as { code?: unknown };
  const fromDatabase = 'severity' in error;
  const frames = error.stack?.split('\n').filter((part) => /^\s+at /.test(part)) ?? [];
  const line = error.message.replace(PARAMETERS, '').replace(ADDRESS, '…@…');
  const logged: Loggable = {
    type: error.name,
    message: fromDatabase ? line.replace(QUOTED, '"…"') : line,
    stack: frames.map((frame) => frame.trim()).join('\n'),
  };
  if (typeof code === 'string') logged.code = code;
  if (error.cause !== undefined && depth < DEEPEST_CAUSE) {
    logged.cause = toLoggable(error.cause, depth + 1);
  }
  return logged;
}
