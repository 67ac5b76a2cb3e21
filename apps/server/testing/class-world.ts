import type { ClassInput } from '#features/classes/contract/classes.ts';
import { classesApi, timetableApi } from '#features/classes/contract.ts';
import { membersApi, membershipsApi } from '#features/organisations/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { verifiedPerson } from './booking-world.ts';
import { CLASS } from './class-samples.ts';
import { gymOwner } from './gyms.ts';
import type { Person, TestApp } from './test-app.ts';

/** A person who joins a gym, and their place in it. */
export async function joinGym(
  test: TestApp,
  { owner, id }: { owner: Person; id: string },
  role: 'trainee' | 'trainer' | 'admin' = 'trainee',
  firstName = 'Mia',
  lastName = '',
): Promise<{ person: Person; memberId: string }> {
  const person = await verifiedPerson(test, { profile: { firstName } });
  const memberId = newId();
  const details = { firstName, lastName, phone: '' };
  await owner.call(membersApi.invite, {
    params: { id },
    body: { ...details, id: memberId, email: person.email, role },
  });
  await person.call(membershipsApi.answerInvitation, { params: { id }, body: { accept: true } });
  return { person, memberId };
}

/** A gym with a trainer and one class on Mondays at 6:00 pm. */
export async function gymWithClass(test: TestApp, changes: Partial<ClassInput> = {}) {
  const { owner, gym } = await gymOwner(test);
  const at = { owner, id: gym.id };
  const trainer = await joinGym(test, at, 'trainer', 'Priya');
  const classId = newId();
  const content = { ...CLASS, trainerIds: [trainer.memberId], ...changes };
  const params = { id: gym.id, classId };
  await owner.call(classesApi.save, { params, body: { ...content, version: null } });
  return { ...at, gym: at, trainer, classId, content };
}

/** The dates that a person sees of a class. */
export const datesOf = async (person: Person, classId: string) =>
  (await person.call(timetableApi.read, {})).dates.filter((one) => one.classId === classId);

export const bookDate = (person: Person, sessionId: string, id = newId()) =>
  person.call(timetableApi.book, { params: { sessionId }, body: { id } });
