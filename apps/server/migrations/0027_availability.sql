CREATE TABLE "availabilities" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"week" jsonb NOT NULL,
	"usual_travel_minutes" integer NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "date_hours" (
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hours" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "date_hours_owner_id_day_pk" PRIMARY KEY("owner_id","day")
);
--> statement-breakpoint
CREATE TABLE "next_free" (
	"owner_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"starts_at" timestamp with time zone,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "next_free_owner_id_offer_id_pk" PRIMARY KEY("owner_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "session_places" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"suburb" text NOT NULL,
	"postcode" text,
	"travel_minutes" jsonb NOT NULL,
	CONSTRAINT "session_places_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "time_off" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	"from_day" date NOT NULL,
	"from_minute" integer,
	"to_day" date NOT NULL,
	"to_minute" integer,
	"note" text,
	CONSTRAINT "time_off_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_hours" ADD CONSTRAINT "date_hours_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_free" ADD CONSTRAINT "next_free_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_places" ADD CONSTRAINT "session_places_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_off" ADD CONSTRAINT "time_off_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "time_off_by_end" ON "time_off" USING btree ("owner_id","to_day");