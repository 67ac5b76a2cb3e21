CREATE TABLE "expenditure_days" (
	"owner_id" uuid NOT NULL,
	"date" date NOT NULL,
	"check_in_id" uuid NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"filter_version" integer NOT NULL,
	"weight_kg" numeric,
	"intake_kcal" numeric,
	"expenditure_kcal" numeric NOT NULL,
	"low_kcal" numeric NOT NULL,
	"high_kcal" numeric NOT NULL,
	"trend_kg" numeric,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "expenditure_days_owner_id_date_check_in_id_pk" PRIMARY KEY("owner_id","date","check_in_id")
);
--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "learnt" jsonb;--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "inputs_hash" text;--> statement-breakpoint
ALTER TABLE "expenditure_days" ADD CONSTRAINT "expenditure_days_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;