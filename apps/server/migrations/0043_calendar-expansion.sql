ALTER TABLE "calendar_addresses" ADD COLUMN "expanded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD COLUMN "time_zone" text;