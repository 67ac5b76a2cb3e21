import { customType } from 'drizzle-orm/pg-core';

/** A column of bytes: what is small and must be on every server, and go with its row. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
