CREATE TABLE "profile_photos" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"tag" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profile_photos" ADD CONSTRAINT "profile_photos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;