CREATE TABLE "check_ins" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"date" date NOT NULL,
	"target" jsonb NOT NULL,
	"expenditure_kcal" numeric NOT NULL,
	"sd_kcal" numeric NOT NULL,
	"trend_kg" numeric NOT NULL,
	"filter_version" integer NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_ins_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "complete_days" (
	"owner_id" uuid NOT NULL,
	"date" date NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complete_days_owner_id_date_pk" PRIMARY KEY("owner_id","date")
);
--> statement-breakpoint
CREATE TABLE "target_settings" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"weekly_percent" numeric,
	"manual_energy_kcal" numeric,
	"manual_protein_grams" numeric,
	"manual_fat_grams" numeric,
	"pregnancy" boolean NOT NULL,
	"safe_mode" boolean NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weigh_ins" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"date" date NOT NULL,
	"local_time" text,
	"time_zone" text,
	"weight_kg" numeric NOT NULL,
	"entered_unit" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "weigh_ins_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complete_days" ADD CONSTRAINT "complete_days_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_settings" ADD CONSTRAINT "target_settings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weigh_ins" ADD CONSTRAINT "weigh_ins_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_ins_owner_date" ON "check_ins" USING btree ("owner_id","date");--> statement-breakpoint
CREATE INDEX "weigh_ins_owner_date" ON "weigh_ins" USING btree ("owner_id","date");