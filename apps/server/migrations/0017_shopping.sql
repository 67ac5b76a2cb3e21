CREATE TABLE "shopping_entries" (
	"owner_id" uuid NOT NULL,
	"part" text NOT NULL,
	"id" text NOT NULL,
	"at" bigint NOT NULL,
	"gone" boolean NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "shopping_entries_owner_id_part_id_pk" PRIMARY KEY("owner_id","part","id")
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"stamp" integer NOT NULL,
	"token" text,
	"shared_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shopping_entries" ADD CONSTRAINT "shopping_entries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_lists_token" ON "shopping_lists" USING btree ("token");