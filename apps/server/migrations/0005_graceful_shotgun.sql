CREATE TABLE "training_plans" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"programme_id" text,
	"by_model" boolean NOT NULL,
	"monday" date NOT NULL,
	"first_day" date NOT NULL,
	"weeks" integer NOT NULL,
	"edits" integer NOT NULL,
	"input" jsonb NOT NULL,
	"base" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "training_plans_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "training_plans" ADD CONSTRAINT "training_plans_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "training_plans_one_active" ON "training_plans" USING btree ("owner_id") WHERE "training_plans"."active" and "training_plans"."deleted_at" is null;