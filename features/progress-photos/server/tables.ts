import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { bytes } from '#platform/server/db/bytes-column.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import { POSES } from '../rules/poses.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Which photos a person has; what is on them stands in `progress_photo_pictures`. */
export const progressPhotos = pgTable(
  'progress_photos',
  {
    ...recordColumns(() => users.id),
    /** the person's calendar day, a label */
    date: date({ mode: 'string' }).notNull(),
    pose: text({ enum: POSES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('progress_photos_owner_date').on(table.ownerId, table.date),
  ],
);

/** The pictures, sealed. In the row, so that every server has them and they go with the account. */
export const progressPhotoPictures = pgTable(
  'progress_photo_pictures',
  {
    ownerId: owner(),
    id: uuid().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
    /** which of the server's keys it is sealed under */
    keyVersion: integer().notNull(),
    /** of this picture alone */
    salt: bytes().notNull(),
    sealed: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    foreignKey({
      name: 'progress_photo_pictures_photo',
      columns: [table.ownerId, table.id],
      foreignColumns: [progressPhotos.ownerId, progressPhotos.id],
    }).onDelete('cascade'),
  ],
);

/** Whether photos are shown only after the person confirmed that it is them. */
export const progressPhotoSettings = pgTable('progress_photo_settings', {
  ownerId: owner().primaryKey(),
  isGuarded: boolean().notNull(),
});
