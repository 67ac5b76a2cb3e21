-- Files that were sent in parts and never validated: nothing can be done with them any more.
DELETE FROM "csv_import_batches" USING "csv_imports" WHERE "csv_imports"."owner_id" = "csv_import_batches"."owner_id" AND "csv_imports"."id" = "csv_import_batches"."import_id" AND "csv_imports"."state" IN ('uploaded', 'reading', 'failed');--> statement-breakpoint
DELETE FROM "csv_imports" WHERE "state" IN ('uploaded', 'reading', 'failed');--> statement-breakpoint
ALTER TABLE "csv_imports" DROP COLUMN "format";--> statement-breakpoint
ALTER TABLE "csv_imports" DROP COLUMN "bytes_read";--> statement-breakpoint
ALTER TABLE "csv_imports" DROP COLUMN "position";--> statement-breakpoint
ALTER TABLE "csv_imports" DROP COLUMN "failure";