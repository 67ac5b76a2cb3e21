import { timingSafeEqual } from 'node:crypto';
import { type CalendarEmail, stopMail } from '#features/account/server/public.ts';
import type { SignIn } from '#features/sign-in/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/shared/errors.ts';

const KIND_OF_CODE: Record<string, CalendarEmail> = {
  d: 'daily_reminder',
  w: 'weekly_summary',
  r: 'weekly_report',
};
const CODE_OF_KIND: Record<CalendarEmail, string> = {
  daily_reminder: 'd',
  weekly_summary: 'w',
  weekly_report: 'r',
};
const TOKEN = /^([dwr])\.([\w-]{22})\.([\w-]{43})$/;

type Signing = Pick<SignIn, 'keyedHash'>;

const signatureOf = ({ keyedHash }: Signing, code: string, account: string) =>
  keyedHash(`stop mail ${code} ${account}`);

/**
 * The secret part of a link that stops one kind of mail for one person. It is signed, does nothing
 * else, and works as long as the mail can be found; nothing about it is stored.
 */
export function stopToken(signing: Signing, accountId: string, kind: CalendarEmail): string {
  const code = CODE_OF_KIND[kind];
  const account = Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${code}.${account}.${signatureOf(signing, code, account)}`;
}

/** Stops the kind of mail a link is about, and says which; stopped already, it answers alike. */
export async function stopByLink(
  db: Db,
  signing: Signing,
  token: string,
  nowMs: number,
): Promise<CalendarEmail> {
  const [, code = '', account = '', signature = ''] = TOKEN.exec(token) ?? [];
  const kind = KIND_OF_CODE[code];
  const wanted = Buffer.from(signatureOf(signing, code, account));
  const given = Buffer.from(signature);
  if (!kind || given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new AppError('invalid', {
      reason: 'invalid_link',
      message:
        'This link is damaged. Open it again from the email, or change your emails under Profile.',
    });
  }
  const hex = Buffer.from(account, 'base64url').toString('hex');
  const accountId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  await stopMail(db, accountId, kind, new Date(nowMs));
  return kind;
}
