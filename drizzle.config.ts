import { defineConfig } from 'drizzle-kit';
import { CASING } from './platform/server/db/database.ts';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./features/*/server/tables.ts', './platform/server/jobs/tables.ts'],
  out: './apps/server/migrations',
  casing: CASING,
});
