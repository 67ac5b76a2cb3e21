import { PASSWORD_MIN_LENGTH } from '../rules.ts';
import { COMMON_LONG, COMMON_STEMS, KEYBOARD_WALKS } from './common-passwords.ts';

const PASSWORD_MAX_LENGTH = 256;
/** What must be left of a password when everything guessable is taken out. */
const MIN_OWN_LETTERS = 5;
/** The same for the person's own name and address. */
const MIN_BESIDE_OWN_NAME = 8;
const MIN_DISTINCT = 5;
/** Shorter runs of letters repeat by chance. */
const MIN_REPEATED = 8;
/** Shortest stretch that counts as a walk along the keyboard or the alphabet. */
const MIN_WALK = 4;

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const lower = (text: string) => text.normalize('NFKC').toLowerCase();
const lettersOnly = (text: string) => text.replace(/[^\p{L}]/gu, '');
const unleet = (text: string) => text.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign);

/** Whether the text is one shorter piece again and again ("abcabcabcabc", "passwordpassword"). */
function repeats(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period += 1) {
    if ([...text].every((_, at) => at < period || text[at] === text[at - period])) return true;
  }
  return false;
}

const walks = KEYBOARD_WALKS.flatMap((row) => [row, [...row].reverse().join('')]);

/** The text without stretches of neighbouring keys or letters and without a sign repeated on and on. */
function withoutWalks(text: string): string {
  let rest = '';
  let at = 0;
  while (at < text.length) {
    let length = 1;
    while (text[at + length] === text[at] && at + length < text.length) length += 1;
    if (length < 3) {
      length = 1;
      for (const row of walks) {
        while (at + length < text.length && row.includes(text.slice(at, at + length + 1)))
          length += 1;
      }
      if (length < MIN_WALK) length = 0;
    }
    if (length === 0) {
      rest += text[at];
      at += 1;
    } else at += length;
  }
  return rest;
}

const stems = [...COMMON_STEMS].sort((a, b) => b.length - a.length);

/** Whether letters are one or two common stems and next to nothing else. */
function isStems(letters: string): boolean {
  let rest = letters;
  let taken = 0;
  for (const stem of stems) {
    if (stem.length < 4 && stem !== rest) continue;
    while (rest.includes(stem)) {
      rest = rest.replace(stem, '');
      taken += 1;
    }
  }
  // Three common words are a phrase, not a common password.
  return (taken === 1 || taken === 2) && rest.length < MIN_OWN_LETTERS;
}

/** Whether a password, plain or thinly disguised, is among the most common. */
function isCommon(password: string): boolean {
  const plain = lower(password);
  if (new Set(plain).size < MIN_DISTINCT || repeats(plain)) return true;
  const walked = withoutWalks(plain);
  if (walked.length < MIN_OWN_LETTERS) return true;
  // Digits, dates and signs around a common word add little: attackers append them first.
  const digitless = plain.replace(/\d{2,}/g, ' ').replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [plain, unleet(plain), unleet(digitless), walked].map(lettersOnly).some((letters) => {
    const doubled = letters.length >= MIN_REPEATED && repeats(letters);
    return doubled || COMMON_LONG.has(letters) || isStems(letters);
  });
}

/** Whether little is left of the password without the person's own name and address. */
function isOwnName(password: string, account: { email: string; name: string }): boolean {
  const plain = lower(password);
  const [local = '', domain = ''] = lower(account.email).split('@');
  const parts = [lower(account.email), local, domain, ...domain.split('.'), lower(account.name)];
  parts.push(...local.split(/[^\p{L}\p{N}]+/u), ...lower(account.name).split(/\s+/));
  let rest = plain;
  for (const part of parts.sort((a, b) => b.length - a.length)) {
    if (part.length >= 4) rest = rest.replaceAll(part, '');
  }
  return rest !== plain && rest.length < MIN_BESIDE_OWN_NAME;
}

/**
 * Why a password is refused, as a sentence for the password field; null when it is good.
 * 12 to 256 characters, not among the common ones, not the account's own name or address
 * (NIST SP 800-63B, 5.1.1.2). Nothing else is asked: no digits or signs by rule.
 */
export function passwordProblem(
  password: string,
  account: { email: string; name: string },
): string | null {
  const length = [...password.normalize('NFKC')].length;
  if (length < PASSWORD_MIN_LENGTH) {
    return `Use a password of at least ${PASSWORD_MIN_LENGTH} characters.`;
  }
  if (length > PASSWORD_MAX_LENGTH) {
    return `Use a password of at most ${PASSWORD_MAX_LENGTH} characters.`;
  }
  if (isOwnName(password, account)) {
    return 'Don’t use your name or email address as your password.';
  }
  if (isCommon(password)) {
    return 'That password is too common. Try four unrelated words.';
  }
  return null;
}
