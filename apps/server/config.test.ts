import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appSecretIn } from './app-secret.ts';
import { ConfigError, notSetUp, parseConfig } from './config.ts';

const SECRET = 'x'.repeat(32);

function problemsOf(env: Record<string, string>): string[] {
  try {
    parseConfig(env, '/srv/vigour');
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('settings', () => {
  it('start with nothing set', () => {
    expect(parseConfig({}, '/srv/vigour')).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: '/srv/vigour/data',
      databaseUrl: null,
      appSecret: null,
      olderSecrets: [],
      smtpUrl: null,
      mailFrom: 'Vigour <no-reply@localhost>',
      google: null,
      facebook: null,
      ai: null,
      openFoodFactsUrl: 'https://world.openfoodfacts.org',
      recipePageHosts: [],
      operatorEmails: [],
      logLevel: 'info',
      trustProxy: false,
      demo: false,
    });
  });

  it('put the sample into a folder of its own, send none of its mail, and keep it off a database', () => {
    const sample = parseConfig({ DEMO: 'on', SMTP_URL: 'smtp://mail.example' }, '/srv/vigour');
    expect(sample).toMatchObject({ demo: true, dataDir: '/srv/vigour/data/demo', smtpUrl: null });
    const env = { DEMO: 'on', DATABASE_URL: 'postgres://u:p@db/vigour', APP_SECRET: SECRET };
    expect(problemsOf(env)).toEqual([expect.stringContaining('DEMO cannot be on')]);
    expect(problemsOf({ DEMO: 'yes' })).toEqual(['DEMO must be on or off.']);
  });

  it('treat an empty variable as not set', () => {
    expect(parseConfig({ PORT: '', SMTP_URL: '  ', GOOGLE_CLIENT_ID: '' }, '/').port).toBe(3000);
  });

  it('read every service that is set up wholly', () => {
    const config = parseConfig(
      {
        PORT: '4200',
        HOST: '0.0.0.0',
        PUBLIC_URL: 'https://Vigour.example/',
        DATA_DIR: '/var/lib/vigour',
        DATABASE_URL: 'postgres://u:p@db/vigour',
        APP_SECRET: SECRET,
        SMTP_URL: 'smtps://u:p@mail.example',
        MAIL_FROM: 'Vigour <hello@vigour.example>',
        GOOGLE_CLIENT_ID: 'g',
        GOOGLE_CLIENT_SECRET: 's',
        GOOGLE_ISSUER: 'http://127.0.0.1:9000',
        FACEBOOK_CLIENT_ID: 'f',
        FACEBOOK_CLIENT_SECRET: 's',
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'llava',
        AI_BASE_URL: 'http://127.0.0.1:11434/v1',
        OPEN_FOOD_FACTS_URL: 'off',
        OPERATOR_EMAILS: 'Kim@vigour.example, lee@vigour.example',
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '2',
      },
      '/srv/vigour',
    );
    expect(config).toMatchObject({
      port: 4200,
      publicUrl: 'https://vigour.example',
      dataDir: '/var/lib/vigour',
      google: { clientId: 'g', clientSecret: 's', issuer: 'http://127.0.0.1:9000' },
      facebook: { clientId: 'f', authorizeUrl: null, graphUrl: null },
      ai: { provider: 'openai-compatible', apiKey: null },
      openFoodFactsUrl: null,
      operatorEmails: ['kim@vigour.example', 'lee@vigour.example'],
      trustProxy: 2,
    });
    expect(notSetUp(config)).toEqual([
      'Product look-up (OPEN_FOOD_FACTS_URL is off)',
      'Payments: not built yet, so plans cost nothing',
    ]);
  });

  it('believe listed proxies only', () => {
    expect(parseConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }, '/').trustProxy).toBe('10.0.0.0/8, ::1');
    expect(parseConfig({ TRUST_PROXY: '0' }, '/').trustProxy).toBe(false);
    expect(problemsOf({ TRUST_PROXY: 'true' })).toHaveLength(1);
  });

  it('list every problem at once, and never a value', () => {
    const problems = problemsOf({
      PORT: '70000',
      PUBLIC_URL: 'vigour.example',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      APP_SECRET: 'hunter2',
      LOG_LEVEL: 'loud',
      GOOGLE_CLIENT_ID: 'g',
      AI_API_KEY: 'sk-hunter2',
      SMTP_URL: 'mail.example',
      MAIL_FROM: 'nobody',
      OPEN_FOOD_FACTS_URL: 'no',
      OPERATOR_EMAILS: 'hunter2',
    });
    const named = problems
      .map((line) => line.split(' ')[0] ?? '')
      .toSorted((a, b) => (a < b ? -1 : 1));
    expect(named).toEqual([
      'AI_PROVIDER',
      'APP_SECRET',
      'DATABASE_URL',
      'GOOGLE_CLIENT_SECRET',
      'LOG_LEVEL',
      'MAIL_FROM',
      'OPEN_FOOD_FACTS_URL',
      'OPERATOR_EMAILS',
      'PORT',
      'PUBLIC_URL',
      'SMTP_URL',
    ]);
    expect(problems.join('\n')).not.toContain('hunter2');
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '3000x'],
    ['PUBLIC_URL', 'https://vigour.example/app'],
    ['PUBLIC_URL', 'https://user@vigour.example'],
    ['PUBLIC_URL', 'ftp://vigour.example'],
    ['MAIL_FROM', 'a@b.example\nBcc: c@d.example'],
  ])('refuse %s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toHaveLength(1);
  });

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'])(
    'refuse %s, because no payment can be taken yet',
    (name) => {
      expect(problemsOf({ [name]: 'sk_hunter2' })).toEqual([
        `${name} cannot be set: Vigour takes no payments yet. Remove it.`,
      ]);
      expect(problemsOf({ [name]: ' ' })).toEqual([]);
    },
  );

  it('ask for a secret of their own with an external database', () => {
    expect(problemsOf({ DATABASE_URL: 'postgres://db/x' })[0]).toMatch(/^APP_SECRET is required/);
  });
});

describe('the kept secret', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vigour-secret-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is made once, agreed on, and readable by its owner alone', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => appSecretIn(folder)));
    expect(new Set(made).size).toBe(1);
    expect(made[0]).toMatch(/^[\w-]{43}$/);
    expect((await stat(join(folder, 'app-secret'))).mode & 0o777).toBe(0o600);
    expect(await appSecretIn(folder)).toBe(made[0]);
  });

  it('is not replaced when it has been damaged', async () => {
    await writeFile(join(folder, 'app-secret'), 'short');
    await expect(appSecretIn(folder)).rejects.toThrow('could not be read back');
    expect(await readFile(join(folder, 'app-secret'), 'utf8')).toBe('short');
  });
});
