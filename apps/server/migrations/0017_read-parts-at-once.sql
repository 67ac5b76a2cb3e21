-- Its parts were kept to be read later, which nothing does any more.
UPDATE "csv_imports" SET "state" = 'failed', "failure" = 'The upload was not finished. Choose the file again.' WHERE "state" IN ('uploaded', 'reading');--> statement-breakpoint
DELETE FROM "csv_import_batches" USING "csv_imports" WHERE "csv_imports"."owner_id" = "csv_import_batches"."owner_id" AND "csv_imports"."id" = "csv_import_batches"."import_id" AND "csv_imports"."state" = 'failed';--> statement-breakpoint
DROP TABLE "csv_import_parts" CASCADE;--> statement-breakpoint
ALTER TABLE "csv_imports" ADD COLUMN "position" text;