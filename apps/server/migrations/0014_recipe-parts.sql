CREATE TABLE "recipe_photos" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"picture" "bytea" NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipe_photos_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "recipe_shares" (
	"owner_id" uuid NOT NULL,
	"recipe_id" uuid NOT NULL,
	"token" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipe_shares_owner_id_recipe_id_pk" PRIMARY KEY("owner_id","recipe_id")
);
--> statement-breakpoint
CREATE TABLE "recipe_versions" (
	"owner_id" uuid NOT NULL,
	"recipe_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "recipe_versions_owner_id_recipe_id_version_pk" PRIMARY KEY("owner_id","recipe_id","version")
);
--> statement-breakpoint
ALTER TABLE "recipe_photos" ADD CONSTRAINT "recipe_photos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_shares" ADD CONSTRAINT "recipe_shares_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_versions" ADD CONSTRAINT "recipe_versions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recipe_shares_token" ON "recipe_shares" USING btree ("token");