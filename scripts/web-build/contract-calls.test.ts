import { expect, test } from 'vitest';
import * as account from '#features/account/contract.ts';
import { callsOnly } from './contract-calls.ts';

test('a contract is handed on as methods and addresses, without its schemas', async () => {
  const source = callsOnly(account);
  const module = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  expect(Object.keys(module).every((name) => name.endsWith('Api'))).toBe(true);
  expect(Object.keys(module.accountApi)).toEqual(Object.keys(account.accountApi));
  expect(module.accountApi.saveProfile).toEqual({ method: 'POST', path: '/api/auth/profile' });
});

test('what is not a group of calls is left out', () => {
  const call = { method: 'GET', path: '/api/tea', response: {} };
  expect(
    callsOnly({ limit: 3, none: null, empty: {}, mixed: { call, other: 1 }, kinds: ['a'] }),
  ).toBe('');
  expect(callsOnly({ teaApi: { call } })).toBe(
    'export const teaApi = {"call":{"method":"GET","path":"/api/tea"}};\n',
  );
});
