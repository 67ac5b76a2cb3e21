import { expect, test } from 'vitest';
import * as account from '#features/account/contract.ts';
import { callsOnly } from './contract-calls.ts';

test('a contract is handed on as methods and addresses, without its schemas', async () => {
  const source = callsOnly(account);
  const module = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  expect(Object.keys(module).every((name) => name.endsWith('Api'))).toBe(true);
  expect(Object.keys(module.accountApi)).toEqual(Object.keys(account.accountApi));
  expect(module.accountApi.saveProfile).toEqual({
    method: 'POST',
    path: '/api/auth/profile',
    about: ['body'],
  });
});

test('a call that is answered without a network says so, with the shape of its answers', async () => {
  const module = await import(`data:text/javascript,${encodeURIComponent(callsOnly(account))}`);
  const { currentUser } = module.accountApi;
  expect(currentUser).toMatchObject({ method: 'GET', offline: 'cached' });
  expect(currentUser.shape).toMatch(/^[0-9a-f]{8}$/);
  const other = { ...account.accountApi.currentUser, response: account.unitSettings };
  const changed = callsOnly({ accountApi: { currentUser: other } });
  expect(changed).not.toContain(currentUser.shape);
  expect(callsOnly(account)).toContain(currentUser.shape);
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
