CREATE TABLE "csv_import_batches" (
	"owner_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"first_row" integer NOT NULL,
	"cells" text NOT NULL,
	"keys" text NOT NULL,
	"failed" text NOT NULL,
	CONSTRAINT "csv_import_batches_owner_id_import_id_first_row_pk" PRIMARY KEY("owner_id","import_id","first_row")
);
--> statement-breakpoint
-- The rows are text that is not searched: packing it would take longer than writing it.
ALTER TABLE "csv_import_batches" ALTER COLUMN "cells" SET STORAGE EXTERNAL, ALTER COLUMN "keys" SET STORAGE EXTERNAL;--> statement-breakpoint
INSERT INTO "csv_import_batches" ("owner_id", "import_id", "first_row", "cells", "keys", "failed")
SELECT "owner_id", "import_id", min("row"), json_agg("cells" ORDER BY "row")::text, json_agg("key" ORDER BY "row")::text,
	coalesce(json_agg(json_build_object('row', "row", 'reason', "reason", 'detail', coalesce("detail", '')) ORDER BY "row") FILTER (WHERE "reason" IS NOT NULL), '[]')::text
FROM "csv_import_rows" GROUP BY "owner_id", "import_id", ("row" - 1) / 2000;--> statement-breakpoint
DROP TABLE "csv_import_rows" CASCADE;--> statement-breakpoint
DROP INDEX "organisation_members_user";--> statement-breakpoint
DROP INDEX "organisation_members_invited";--> statement-breakpoint
DROP INDEX "organisation_members_email";--> statement-breakpoint
DROP INDEX "organisation_members_person";--> statement-breakpoint
ALTER TABLE "organisation_members" ALTER COLUMN "email" SET DATA TYPE text COLLATE "C";--> statement-breakpoint
ALTER TABLE "csv_import_batches" ADD CONSTRAINT "csv_import_batches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "csv_imports_organisation" ON "csv_imports" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_members_email" ON "organisation_members" USING btree ("email","organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_members_person" ON "organisation_members" USING btree ("user_id","organisation_id") WHERE "organisation_members"."user_id" is not null;