ALTER TABLE "profiles" ALTER COLUMN "weight_kg" SET DATA TYPE numeric(6, 3);--> statement-breakpoint
ALTER TABLE "target_settings" ADD COLUMN "pregnancy_stage" text;--> statement-breakpoint
ALTER TABLE "target_settings" ADD COLUMN "pregnancy_date" date;