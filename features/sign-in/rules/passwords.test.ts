import { describe, expect, it } from 'vitest';
import { passwordProblem } from './passwords.ts';

const account = { email: 'mia.lovelace@example.com', name: 'Mia Lovelace' };

describe('a password', () => {
  it.each([
    ['eleven char', 'at least 12'],
    ['x'.repeat(257), 'at most 256'],
    ['mialovelace12', 'your name'],
    ['MIA.LOVELACE@example.com', 'your name'],
    ['lovelace12345', 'your name'],
    ['aaaaaaaaaaaa', 'too common'],
    ['abcabcabcabc', 'too common'],
    ['passwordpassword', 'too common'],
    ['Password2024!', 'too common'],
    ['P@ssw0rd1234', 'too common'],
    ['p@$$w0rd!!!!!', 'too common'],
    ['password12345', 'too common'],
    ['qwertyuiop123', 'too common'],
    ['1q2w3e4r5t6y', 'too common'],
    ['1qaz2wsx3edc', 'too common'],
    ['abcdefghijkl', 'too common'],
    ['zyxwvutsrqpo', 'too common'],
    ['123456789012', 'too common'],
    ['987654321098', 'too common'],
    ['iloveyou1234', 'too common'],
    ['iloveyouforever', 'too common'],
    ['Welcome12345!', 'too common'],
    ['football2023!', 'too common'],
    ['Summer2024!!!', 'too common'],
    ['adminadmin12', 'too common'],
    ['correct horse battery staple', 'too common'],
    ['letmein12345', 'too common'],
    ['qwerty123456', 'too common'],
    ['vigourvigour1', 'too common'],
    ['Liverpool1892', 'too common'],
    ['monkeydragon1', 'too common'],
    ['christopher1', 'too common'],
    ['Elizabeth123', 'too common'],
    ['jamesbond007', 'too common'],
    ['transformers', 'too common'],
    ['metallica666', 'too common'],
    ['alexander1990', 'too common'],
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
    expect(passwordProblem('ｐａｓｓｗｏｒｄ１２３４', account)).toContain('too common');
  });

  it('does not mind short parts of a name', () => {
    expect(passwordProblem('teal otter counts lamps', { email: 'a@b.co', name: 'Al' })).toBeNull();
  });
});
