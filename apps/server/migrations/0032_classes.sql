CREATE TABLE "organisation_classes" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"content" jsonb NOT NULL,
	CONSTRAINT "organisation_classes_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "organisation_rooms" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"name" text NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "organisation_rooms_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "booked_sessions" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "booked_sessions" ADD COLUMN "room_id" uuid;--> statement-breakpoint
ALTER TABLE "booked_sessions" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "booked_sessions" ADD COLUMN "is_class" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booked_sessions" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "organisation_classes" ADD CONSTRAINT "organisation_classes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_rooms" ADD CONSTRAINT "organisation_rooms_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_sessions" ADD CONSTRAINT "booked_sessions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booked_sessions_by_organisation" ON "booked_sessions" USING btree ("organisation_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "booked_sessions_one_class_each" ON "booked_sessions" USING btree ("offer_id","starts_at") WHERE "booked_sessions"."is_class";--> statement-breakpoint
-- Drizzle knows no exclusion: no two open sessions are in one room at a time. Half-open ranges let them touch.
ALTER TABLE "booked_sessions" ADD CONSTRAINT "one_session_in_a_room" EXCLUDE USING gist ("room_id" WITH =, tstzrange("starts_at", "ends_at", '[)') WITH &&) WHERE ("state" = 'open' AND "room_id" IS NOT NULL);
