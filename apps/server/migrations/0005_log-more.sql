CREATE TABLE "recurring_entries" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item" jsonb NOT NULL,
	"meal_type" text NOT NULL,
	"weekdays" integer[] NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "recurring_entries_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "saved_meals" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "saved_meals_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "skipped_recurrences" (
	"owner_id" uuid NOT NULL,
	"recurring_id" uuid NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "skipped_recurrences_owner_id_recurring_id_date_pk" PRIMARY KEY("owner_id","recurring_id","date")
);
--> statement-breakpoint
ALTER TABLE "food_log_entries" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "food_log_entries" ADD COLUMN "food_id" text;--> statement-breakpoint
ALTER TABLE "food_log_entries" ADD COLUMN "portion_note" text;--> statement-breakpoint
ALTER TABLE "food_log_entries" ADD COLUMN "other_nutrients" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "food_log_entries" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "recurring_entries" ADD CONSTRAINT "recurring_entries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_meals" ADD CONSTRAINT "saved_meals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skipped_recurrences" ADD CONSTRAINT "skipped_recurrences_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;