ALTER TABLE "trainer_listings" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trainer_listings" ADD COLUMN "offer_words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "trainer_listings" SET "words" =
  setweight(to_tsvector('simple', lower("name")), 'A')
  || setweight(to_tsvector('english', lower(array_to_string("specialties", '. ') || '. ' || "headline")), 'B')
  || setweight(to_tsvector('english', lower("bio" || '. ' || array_to_string("languages", '. ') || '. ' || coalesce((SELECT string_agg("place"->>'suburb', '. ') FROM jsonb_array_elements("places") AS "place"), ''))), 'D')
  WHERE "is_shown";--> statement-breakpoint
-- Free starts are packed with their offers now, and found again within a minute, with the words of offers.
UPDATE "next_free" SET "starts" = '', "found_for" = NULL, "found_at" = NULL;
