import { newId } from '#platform/shared/ids.ts';
import type { RecordKind } from './record-kind.ts';
import type { Person } from './test-app.ts';

/** Inputs of the five endpoints of a record. */
export function recordSamples({ name, content, query, isFew, list, add, remove }: RecordKind) {
  const makeRoom = async (owner: Person) => {
    for (const { id } of isFew ? await list(owner) : []) await remove(owner, id);
  };
  const newOne = async (owner: Person) => {
    await makeRoom(owner);
    return { id: (await add(owner, newId(), content)).id };
  };
  return {
    ...(query && { [`${name}.list`]: () => ({ query }) }),
    [`${name}.add`]: async (owner: Person) => {
      await makeRoom(owner);
      return { body: { ...content, id: newId() } };
    },
    [`${name}.edit`]: async (owner: Person) => ({
      params: await newOne(owner),
      body: { ...content, version: 1 },
    }),
    [`${name}.remove`]: async (owner: Person) => ({ params: await newOne(owner) }),
    [`${name}.restore`]: async (owner: Person) => {
      const params = await newOne(owner);
      await remove(owner, params.id);
      return { params };
    },
  };
}
