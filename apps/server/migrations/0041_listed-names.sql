ALTER TABLE "users" ADD COLUMN "listed_name" text;--> statement-breakpoint
UPDATE "users" SET "listed_name" = "trainer_profiles"."name"
  FROM "trainer_profiles", "trainer_listings"
  WHERE "trainer_profiles"."owner_id" = "users"."id"
    AND "trainer_listings"."trainer_id" = "users"."id"
    AND "trainer_listings"."chosen_at" IS NOT NULL;
