CREATE TABLE "leftovers" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	"recipe_id" text,
	"name" text NOT NULL,
	"item" jsonb NOT NULL,
	"portions" double precision NOT NULL,
	"place" text NOT NULL,
	"cooked_on" date NOT NULL,
	"use_by" date,
	"fridge_days" integer,
	"freezer_days" integer,
	CONSTRAINT "leftovers_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "leftovers" ADD CONSTRAINT "leftovers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;