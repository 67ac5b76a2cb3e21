import { accountApi } from '#features/account/contract.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import type { ServerApp } from '../apps/server/app.ts';
import { TestClient } from '../apps/server/testing/test-client.ts';

/** A person who has signed up and filled in their profile. */
export async function signUpPerson(app: ServerApp, email: string): Promise<TestClient> {
  const person = new TestClient(app, '10.9.0.1');
  await person.call(signInApi.signUp, {
    body: { email, password: 'violet kettle marching upstairs' },
  });
  await person.call(accountApi.saveProfile, {
    body: {
      firstName: 'Lee',
      age: 30,
      gender: 'female',
      weight: 65,
      height: 165,
      fitnessLevel: 'beginner',
      goals: ['get_fit'],
    },
  });
  return person;
}
