CREATE TABLE "progress_layouts" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"order" text[] NOT NULL,
	"hidden" text[] NOT NULL,
	"nutrients" text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "progress_layouts" ADD CONSTRAINT "progress_layouts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;