ALTER TABLE "organisation_members" ADD COLUMN "joined_by" uuid;--> statement-breakpoint
UPDATE "organisation_members" SET "joined_by" = "user_id" WHERE "user_id" IS NOT NULL;--> statement-breakpoint
UPDATE "organisation_members" SET "joined_by" = "users"."id"
  FROM "organisation_events", "users"
  WHERE "organisation_members"."user_id" IS NULL
    AND "organisation_events"."organisation_id" = "organisation_members"."organisation_id"
    AND "organisation_events"."member_id" = "organisation_members"."id"
    AND "organisation_events"."event" ->> 'kind' = 'joined'
    AND "users"."id" = "organisation_events"."actor_id"
    AND "users"."email" = "organisation_members"."email";--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_joined_by_users_id_fk" FOREIGN KEY ("joined_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisation_members_joined_by" ON "organisation_members" USING btree ("joined_by");