ALTER TABLE "invoices" ADD COLUMN "add_ons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "add_ons" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- A change that waits is a whole choice, and those of before have no add-ons.
UPDATE "subscriptions" SET "next" = "next" || '{"addOns": {}}'::jsonb WHERE "next" IS NOT NULL;
