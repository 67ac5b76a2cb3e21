import { isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';
import type { ProxyTrust } from '#platform/server/http/http-app.ts';

/** The operator's settings, read once at start. `null` means not set up. */
export type Config = {
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  /** null: generated once into the data folder. */
  appSecret: string | null;
  /** secrets of before, newest first: what is sealed under them is sealed again */
  olderSecrets: readonly string[];
  smtpUrl: string | null;
  mailFrom: string;
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  facebook: {
    clientId: string;
    clientSecret: string;
    authorizeUrl: string | null;
    graphUrl: string | null;
  } | null;
  ai: {
    provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible';
    model: string;
    apiKey: string | null;
    baseUrl: string | null;
    /** US dollars for a million tokens in and out; null: costs are not worked out */
    price: { input: number; output: number } | null;
  } | null;
  /** null: switched off. */
  openFoodFactsUrl: string | null;
  /** Hosts of a private network whose recipe pages may be read; other private addresses are refused. */
  recipePageHosts: string[];
  /** Who runs this server: they check trainers' credentials. Lower case. */
  operatorEmails: string[];
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  trustProxy: ProxyTrust;
  /** Sample people in a folder of their own, made again at this start. */
  demo: boolean;
};

/** The list of all that is wrong, one line each. Never repeats a value: it may be a secret. */
export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(
      `Vigour cannot start with these settings:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const MIN_SECRET_LENGTH = 32;

const text = z.string().optional();

function url(...protocols: string[]) {
  const wanted = protocols.map((protocol) => `${protocol}://`).join(' or ');
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)),
      { error: `must be an address that starts with ${wanted}` },
    )
    .optional();
}

const variables = z.object({
  PORT: z
    .string()
    .refine((port) => /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535, {
      error: 'must be a port number, 1 to 65535',
    })
    .transform(Number)
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'must be a host name or an address, like 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  PUBLIC_URL: url('http', 'https').refine(
    (value) =>
      value === undefined || !URL.canParse(value) || /^https?:\/\/[^/?#@]+\/?$/.test(value),
    { error: 'must be the bare address people type, without a path: https://vigour.example' },
  ),
  DATA_DIR: text.default('data'),
  DATABASE_URL: url('postgres', 'postgresql'),
  APP_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)
    .optional(),
  APP_SECRETS_BEFORE: z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine((secrets) => secrets.every((one) => one.length >= MIN_SECRET_LENGTH), {
      error: `must be secrets of at least ${MIN_SECRET_LENGTH} characters, separated by commas`,
    })
    .optional(),
  SMTP_URL: url('smtp', 'smtps'),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
      'must be an address, like Vigour <hello@vigour.example>',
    )
    .optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: url('http', 'https').default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: text,
  FACEBOOK_CLIENT_SECRET: text,
  FACEBOOK_AUTHORIZE_URL: url('http', 'https'),
  FACEBOOK_GRAPH_URL: url('http', 'https'),
  AI_PROVIDER: z
    .enum(['openai', 'anthropic', 'google', 'openai-compatible'], {
      error: 'must be openai, anthropic, google or openai-compatible',
    })
    .optional(),
  AI_MODEL: text,
  AI_API_KEY: text,
  AI_BASE_URL: url('http', 'https'),
  AI_PRICE: z
    .string()
    .regex(
      /^\d{1,5}(\.\d{1,4})?\/\d{1,5}(\.\d{1,4})?$/,
      'must be the dollars for a million tokens in and out, like 2.50/10',
    )
    .optional(),
  OPEN_FOOD_FACTS_URL: z
    .union([z.literal('off'), url('http', 'https')], {
      error: 'must be an address that starts with https:// or http://, or off',
    })
    .default('https://world.openfoodfacts.org'),
  RECIPE_PAGE_HOSTS: z
    .string()
    .regex(
      /^\s*[\w.-]+(:\d{1,5})?(\s*,\s*[\w.-]+(:\d{1,5})?)*\s*$/,
      'must be hosts separated by commas, like recipes.lan or 192.168.1.20:9000',
    )
    .optional(),
  OPERATOR_EMAILS: z
    .string()
    .regex(
      /^\s*[^\s@,]+@[^\s@,]+(\s*,\s*[^\s@,]+@[^\s@,]+)*\s*$/,
      'must be addresses separated by commas, like kim@vigour.example',
    )
    .optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be trace, debug, info, warn, error, fatal or silent',
    })
    .default('info'),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(off|\d{1,2}|[\da-f.:/]+(\s*,\s*[\da-f.:/]+)*)$/i,
      'must be off, a number of proxies, or their addresses separated by commas',
    )
    .default('off'),
  DEMO: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
});

type Variables = z.output<typeof variables>;

/**
 * Reads the settings from the environment. An empty variable counts as not set. Throws a ConfigError
 * that lists every problem at once.
 */
export function parseConfig(env: Record<string, string | undefined>, cwd: string): Config {
  const given: Record<string, string> = {};
  for (const name of Object.keys(variables.shape)) {
    const value = env[name]?.trim();
    if (value) given[name] = value;
  }
  const parsed = variables.safeParse(given);
  const first = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = path.join('.');
    if (!first.has(name)) first.set(name, `${name} ${message}.`);
  }
  const problems = [...first.values()];
  problems.push(...halfSetUp(given), ...notBuilt(env));
  if (given.DATABASE_URL && !given.APP_SECRET) {
    problems.push(
      'APP_SECRET is required with DATABASE_URL: all servers on one database must share it.',
    );
  }
  if (given.DEMO === 'on' && given.DATABASE_URL) {
    problems.push('DEMO cannot be on with DATABASE_URL: sample data needs its own database.');
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return configOf(parsed.data, cwd);
}

/** The settings of this process. */
export function readConfig(): Config {
  return parseConfig(process.env, process.cwd());
}

/** A service is set up wholly or not at all: half a set-up is a mistake worth stopping for. */
function halfSetUp(given: Record<string, string>): string[] {
  const problems: string[] = [];
  const allOrNothing = (names: string[], extras: string[] = []) => {
    const missing = names.filter((name) => !given[name]);
    const present = [...names, ...extras].filter((name) => given[name]);
    if (present.length > 0 && missing.length > 0) {
      problems.push(`${missing.join(' and ')} must be set too, because ${present[0]} is.`);
    }
  };
  allOrNothing(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], ['GOOGLE_ISSUER']);
  allOrNothing(
    ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
    ['FACEBOOK_AUTHORIZE_URL', 'FACEBOOK_GRAPH_URL'],
  );
  if (given.AI_PROVIDER === 'openai-compatible') {
    allOrNothing(['AI_PROVIDER', 'AI_MODEL', 'AI_BASE_URL'], ['AI_PRICE']);
  } else {
    allOrNothing(['AI_PROVIDER', 'AI_MODEL', 'AI_API_KEY'], ['AI_BASE_URL', 'AI_PRICE']);
  }
  return problems;
}

/** Ignored, these would look like a server that takes money. */
const PAYMENT_VARIABLES = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'];

function notBuilt(env: Record<string, string | undefined>): string[] {
  return PAYMENT_VARIABLES.filter((name) => env[name]?.trim()).map(
    (name) => `${name} cannot be set: Vigour takes no payments yet. Remove it.`,
  );
}

function configOf(values: Variables, cwd: string): Config {
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin;
  const dataDir = isAbsolute(values.DATA_DIR)
    ? resolve(values.DATA_DIR)
    : join(cwd, values.DATA_DIR);
  const demo = values.DEMO === 'on';
  const optional = (value: string | undefined) => value ?? null;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: demo ? join(dataDir, 'demo') : dataDir,
    databaseUrl: optional(values.DATABASE_URL),
    appSecret: optional(values.APP_SECRET),
    olderSecrets: values.APP_SECRETS_BEFORE ?? [],
    // Sample people's mail leaves for nobody.
    smtpUrl: demo ? null : optional(values.SMTP_URL),
    mailFrom: values.MAIL_FROM ?? `Vigour <no-reply@${new URL(publicUrl).hostname}>`,
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? {
            clientId: values.GOOGLE_CLIENT_ID,
            clientSecret: values.GOOGLE_CLIENT_SECRET,
            issuer: values.GOOGLE_ISSUER,
          }
        : null,
    facebook:
      values.FACEBOOK_CLIENT_ID && values.FACEBOOK_CLIENT_SECRET
        ? {
            clientId: values.FACEBOOK_CLIENT_ID,
            clientSecret: values.FACEBOOK_CLIENT_SECRET,
            authorizeUrl: optional(values.FACEBOOK_AUTHORIZE_URL),
            graphUrl: optional(values.FACEBOOK_GRAPH_URL),
          }
        : null,
    ai:
      values.AI_PROVIDER && values.AI_MODEL
        ? {
            provider: values.AI_PROVIDER,
            model: values.AI_MODEL,
            apiKey: optional(values.AI_API_KEY),
            baseUrl: optional(values.AI_BASE_URL),
            price: priceOf(values.AI_PRICE),
          }
        : null,
    openFoodFactsUrl: values.OPEN_FOOD_FACTS_URL === 'off' ? null : values.OPEN_FOOD_FACTS_URL,
    recipePageHosts: (values.RECIPE_PAGE_HOSTS ?? '')
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
    operatorEmails: (values.OPERATOR_EMAILS ?? '')
      .split(',')
      .map((address) => address.trim().toLowerCase())
      .filter(Boolean),
    logLevel: values.LOG_LEVEL,
    trustProxy: trustOf(values.TRUST_PROXY),
    demo,
  };
}

function priceOf(value: string | undefined): { input: number; output: number } | null {
  const [input, output] = (value ?? '').split('/').map(Number);
  return value === undefined || output === undefined ? null : { input: input ?? 0, output };
}

function trustOf(value: string): ProxyTrust {
  if (value === 'off') return false;
  return /^\d+$/.test(value) ? Number(value) || false : value;
}

/** The outside services that this set-up lacks, each with what happens instead. */
export function notSetUp(config: Config): string[] {
  const lines: string[] = [];
  if (!config.smtpUrl) lines.push('Mail (SMTP_URL): messages are kept in DATA_DIR/outbox');
  if (!config.google) lines.push('Google sign-in (GOOGLE_CLIENT_ID)');
  if (!config.facebook) lines.push('Facebook sign-in (FACEBOOK_CLIENT_ID)');
  if (!config.ai)
    lines.push('Photo analysis, wishes for training and meals read by a model (AI_PROVIDER)');
  if (!config.openFoodFactsUrl) lines.push('Product look-up (OPEN_FOOD_FACTS_URL is off)');
  if (config.operatorEmails.length === 0 && !config.demo)
    lines.push('Checks of trainers’ credentials by an operator (OPERATOR_EMAILS)');
  lines.push('Payments: not built yet, so plans cost nothing');
  return lines;
}
