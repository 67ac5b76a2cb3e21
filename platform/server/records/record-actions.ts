import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#platform/shared/errors.ts';
import type { Db } from '../db/database.ts';
import type { OwnerId } from '../sessions/owner.ts';
import type { RecordContent, RecordRow, RecordRows, RecordTable } from './record-rows.ts';

type RecordRules<Table extends RecordTable, Input, Content, Shown> = {
  rows: RecordRows<Table>;
  sentences: {
    /** "That weigh-in does not exist." */
    notFound: string;
    /** "This weigh-in was changed on another device. Check it, then save again." */
    editedElsewhere: string;
  };
  /** What is stored of an input. Throws `invalid` when it cannot be. */
  toContent: (input: Input, nowMs: number) => Content;
  /** A stored record as its contract shows it. */
  toResponse: (row: RecordRow<Table>, db: Db, owner: OwnerId) => Shown | Promise<Shown>;
};

/** Editing, deleting and bringing back the records of a table. */
export function recordChanges<
  Table extends RecordTable,
  Input,
  Content extends Partial<RecordContent<Table>>,
  Shown,
>({ rows, sentences, toContent, toResponse }: RecordRules<Table, Input, Content, Shown>) {
  const notFound = () => new AppError('not_found', { message: sentences.notFound });

  const findOne = async (db: Db, owner: OwnerId, id: string) =>
    (await rows.byIds(db, owner, [id]))[0];

  return {
    /**
     * Changes a record that still has the version that was seen. Fails with `conflict`, reason
     * `edited_elsewhere` and the current one when it has not, `not_found` when it is deleted or not this
     * person's. Repeating an edit that came through answers its result.
     */
    async edit(
      db: Db,
      owner: OwnerId,
      id: string,
      edit: Input & { version: number },
      nowMs: number,
    ): Promise<Shown> {
      const { version, ...input } = edit;
      const content = toContent(input as unknown as Input, nowMs);
      const at = new Date(nowMs);
      const replaced = await rows.replace(db, owner, id, { content, version, at });
      if (replaced) return toResponse(replaced, db, owner);

      const current = await findOne(db, owner, id);
      if (!current || current.deletedAt) throw notFound();
      const isRepeat =
        current.version === version + 1 && rows.hasContent(current, content, isDeepStrictEqual);
      if (isRepeat) return toResponse(current, db, owner);
      throw new AppError('conflict', {
        reason: 'edited_elsewhere',
        message: sentences.editedElsewhere,
        current: await toResponse(current, db, owner),
      });
    },

    /** Deletes a record so that it can be brought back. Again is fine; `not_found` if it was never there. */
    async remove(db: Db, owner: OwnerId, id: string, nowMs: number): Promise<void> {
      const at = new Date(nowMs);
      const [removed] = await rows.setDeleted(db, owner, [id], { deletedAt: at, at });
      if (!removed && !(await findOne(db, owner, id))) throw notFound();
    },

    /** Brings a deleted record back (Undo). One that is not deleted is answered as it is. */
    async restore(db: Db, owner: OwnerId, id: string, nowMs: number): Promise<Shown> {
      const change = { deletedAt: null, at: new Date(nowMs) };
      const [restored] = await rows.setDeleted(db, owner, [id], change);
      const current = restored ?? (await findOne(db, owner, id));
      if (!current) throw notFound();
      return toResponse(current, db, owner);
    },
  };
}

/** What can be done with the records of a table: adding, and the changes. */
export function recordActions<Table extends RecordTable, Input, Shown>(
  rules: RecordRules<Table, Input, RecordContent<Table>, Shown> & {
    /** So that all of them can always be listed at once. */
    limit?: { most: number; sentence: string };
  },
) {
  const { rows, sentences, toContent, toResponse, limit } = rules;

  return {
    ...recordChanges(rules),

    /**
     * Stores a record. Repeating the call with the same id answers what is stored and changes nothing, also
     * when it was deleted meanwhile. Fails with `conflict`, reason `too_many`, at the limit.
     */
    async add(
      db: Db,
      owner: OwnerId,
      added: Input & { id: string },
      nowMs: number,
    ): Promise<Shown> {
      const { id, ...input } = added;
      const content = toContent(input as unknown as Input, nowMs);
      if (limit) {
        const [before] = await rows.byIds(db, owner, [id]);
        if (before) return toResponse(before, db, owner);
        if ((await rows.count(db, owner)) >= limit.most) {
          throw new AppError('conflict', { reason: 'too_many', message: limit.sentence });
        }
      }
      const [stored] = await rows.insert(db, owner, [{ ...content, id }], new Date(nowMs));
      const answer = stored ?? (await rows.byIds(db, owner, [id]))[0];
      if (!answer) throw new AppError('not_found', { message: sentences.notFound });
      return toResponse(answer, db, owner);
    },
  };
}
