DELETE FROM "next_free";--> statement-breakpoint
ALTER TABLE "next_free" DROP CONSTRAINT "next_free_owner_id_offer_id_pk";--> statement-breakpoint
ALTER TABLE "next_free" ADD PRIMARY KEY ("owner_id");--> statement-breakpoint
ALTER TABLE "next_free" ALTER COLUMN "found_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "next_free" ADD COLUMN "starts" integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "next_free" ADD COLUMN "last_minutes" integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "next_free" ADD COLUMN "changes" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "next_free" ADD COLUMN "found_for" integer;--> statement-breakpoint
ALTER TABLE "next_free" DROP COLUMN "offer_id";--> statement-breakpoint
ALTER TABLE "next_free" DROP COLUMN "starts_at";