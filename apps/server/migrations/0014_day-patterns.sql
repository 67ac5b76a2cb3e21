ALTER TABLE "check_ins" ADD COLUMN "applied_itself" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "target_settings" ADD COLUMN "applies_itself" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "target_settings" ADD COLUMN "day_pattern" text DEFAULT 'even' NOT NULL;--> statement-breakpoint
ALTER TABLE "target_settings" ADD COLUMN "higher_days" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "target_settings" ADD COLUMN "higher_percent" integer DEFAULT 10 NOT NULL;