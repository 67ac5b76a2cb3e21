CREATE TABLE "meal_plan_settings" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_days" (
	"owner_id" uuid NOT NULL,
	"date" date NOT NULL,
	"meals" jsonb NOT NULL,
	"note" text,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_days_owner_id_date_pk" PRIMARY KEY("owner_id","date")
);
--> statement-breakpoint
ALTER TABLE "meal_plan_settings" ADD CONSTRAINT "meal_plan_settings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_days" ADD CONSTRAINT "plan_days_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;