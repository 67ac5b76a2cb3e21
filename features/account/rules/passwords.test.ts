import { describe, expect, it } from 'vitest';
import { passwordProblem } from './passwords.ts';

const account = { email: 'mia.lovelace@example.com', name: 'Mia Lovelace' };

describe('a password', () => {
  it.each([
    ['eleven char', 'at least 12'],
    ['x'.repeat(257), 'at most 256'],
    ['mialovelace12', 'your own name'],
    ['MIA.LOVELACE@example.com', 'your own name'],
    ['lovelace12345', 'your own name'],
    ['aaaaaaaaaaaa', 'guessed first'],
    ['abcabcabcabc', 'guessed first'],
    ['passwordpassword', 'guessed first'],
    ['Password2024!', 'guessed first'],
    ['P@ssw0rd1234', 'guessed first'],
    ['p@$$w0rd!!!!!', 'guessed first'],
    ['password12345', 'guessed first'],
    ['qwertyuiop123', 'guessed first'],
    ['1q2w3e4r5t6y', 'guessed first'],
    ['1qaz2wsx3edc', 'guessed first'],
    ['abcdefghijkl', 'guessed first'],
    ['zyxwvutsrqpo', 'guessed first'],
    ['123456789012', 'guessed first'],
    ['987654321098', 'guessed first'],
    ['iloveyou1234', 'guessed first'],
    ['iloveyouforever', 'guessed first'],
    ['Welcome12345!', 'guessed first'],
    ['football2023!', 'guessed first'],
    ['Summer2024!!!', 'guessed first'],
    ['adminadmin12', 'guessed first'],
    ['correct horse battery staple', 'guessed first'],
    ['letmein12345', 'guessed first'],
    ['qwerty123456', 'guessed first'],
    ['vigourvigour1', 'guessed first'],
    ['Liverpool1892', 'guessed first'],
    ['monkeydragon1', 'guessed first'],
    ['christopher1', 'guessed first'],
    ['Elizabeth123', 'guessed first'],
    ['jamesbond007', 'guessed first'],
    ['transformers', 'guessed first'],
    ['metallica666', 'guessed first'],
    ['alexander1990', 'guessed first'],
  ])('%s is refused: %s', (password, reason) => {
    expect(passwordProblem(password, account)).toContain(reason);
  });

  it.each([
    'teal otter counts lamps',
    'violet lantern sings',
    'dragon football banana window',
    'Xk7#pQ9z!mW2',
    'k3v9x2m8q4w7',
    'h7GkPz2WqLx9Rt',
    '8301954726183',
    'блакитний слон їсть',
    '私の猫は毎朝五時に起きます',
    'pass the salt to my uncle',
    'patrick reads under elm trees',
    'mia likes long walks at night',
  ])('%s is taken', (password) => {
    expect(passwordProblem(password, account)).toBeNull();
  });

  it('counts characters, not code units, and sees through full-width letters', () => {
    expect(passwordProblem('😀'.repeat(6), account)).toContain('at least 12');
    expect(passwordProblem('ｐａｓｓｗｏｒｄ１２３４', account)).toContain('guessed first');
  });

  it('does not mind short parts of a name', () => {
    expect(passwordProblem('teal otter counts lamps', { email: 'a@b.co', name: 'Al' })).toBeNull();
  });
});
