CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"give_up_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "notifications" SET DEFAULT '{"new_sign_in"}';--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "reminder_time" text DEFAULT '19:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "reminded_on" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "summarised_on" date;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "data_exports" DROP COLUMN "touched_at";--> statement-breakpoint
-- Nothing was mailed under the older choices; daily and weekly mail wants to be asked for.
UPDATE "profiles" SET "notifications" = '{"new_sign_in"}';
