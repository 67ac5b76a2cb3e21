DELETE FROM "next_free";--> statement-breakpoint
ALTER TABLE "next_free" DROP COLUMN "starts";--> statement-breakpoint
ALTER TABLE "next_free" ADD COLUMN "starts" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "next_free" DROP COLUMN "last_minutes";
