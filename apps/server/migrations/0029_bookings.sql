CREATE TABLE "booked_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trainer_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"place_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"keeps_from" timestamp with time zone NOT NULL,
	"keeps_until" timestamp with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booked_sessions_in_order" CHECK ("booked_sessions"."keeps_from" <= "booked_sessions"."starts_at" and "booked_sessions"."starts_at" < "booked_sessions"."ends_at" and "booked_sessions"."ends_at" <= "booked_sessions"."keeps_until")
);
--> statement-breakpoint
CREATE TABLE "booking_blocks" (
	"owner_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_blocks_owner_id_blocked_id_pk" PRIMARY KEY("owner_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"is_by_trainer" boolean NOT NULL,
	"state" text NOT NULL,
	"kept_until" timestamp with time zone,
	"series_id" uuid,
	"agreement" jsonb NOT NULL,
	"paid_cents" integer NOT NULL,
	"credits_id" uuid,
	"message" text,
	"missing" jsonb,
	"settlement" jsonb,
	"cancel_reason" text,
	"reminded_at" timestamp with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guardians" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"secret_hash" text,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	"content" jsonb NOT NULL,
	CONSTRAINT "offers_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "pack_credits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pack_id" uuid NOT NULL,
	"left" integer NOT NULL,
	"expires_on" date NOT NULL,
	CONSTRAINT "pack_credits_never_below_none" CHECK ("pack_credits"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "packs_bought" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trainer_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"offer_name" text NOT NULL,
	"credits" integer NOT NULL,
	"paid_cents" integer NOT NULL,
	"bought_on" date NOT NULL,
	"refunded_cents" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_waiting" (
	"session_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"offered_until" timestamp with time zone,
	CONSTRAINT "booking_waiting_session_id_client_id_pk" PRIMARY KEY("session_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "booked_sessions" ADD CONSTRAINT "booked_sessions_trainer_id_users_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD CONSTRAINT "booking_blocks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD CONSTRAINT "booking_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_session_id_booked_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."booked_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_credits" ADD CONSTRAINT "pack_credits_pack_id_packs_bought_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs_bought"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs_bought" ADD CONSTRAINT "packs_bought_trainer_id_users_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs_bought" ADD CONSTRAINT "packs_bought_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_waiting" ADD CONSTRAINT "booking_waiting_session_id_booked_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."booked_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_waiting" ADD CONSTRAINT "booking_waiting_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booked_sessions_by_trainer" ON "booked_sessions" USING btree ("trainer_id","starts_at");--> statement-breakpoint
CREATE INDEX "booked_sessions_by_offer" ON "booked_sessions" USING btree ("offer_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_by_client" ON "bookings" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "bookings_by_session" ON "bookings" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_place_each" ON "bookings" USING btree ("session_id","client_id") WHERE "bookings"."state" in ('held', 'requested', 'confirmed');--> statement-breakpoint
CREATE INDEX "bookings_kept_until" ON "bookings" USING btree ("kept_until") WHERE "bookings"."state" in ('held', 'requested');--> statement-breakpoint
CREATE UNIQUE INDEX "offers_by_id" ON "offers" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "pack_credits_once" ON "pack_credits" USING btree ("pack_id","expires_on");--> statement-breakpoint
CREATE INDEX "packs_bought_by_client" ON "packs_bought" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "packs_bought_by_trainer" ON "packs_bought" USING btree ("trainer_id");--> statement-breakpoint
CREATE INDEX "booking_waiting_by_client" ON "booking_waiting" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "booking_waiting_open" ON "booking_waiting" USING btree ("session_id") WHERE "booking_waiting"."state" in ('waiting', 'offered');--> statement-breakpoint
-- Drizzle knows no exclusion: no two open sessions of a trainer overlap, buffers included. Half-open
-- ranges let sessions touch.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "booked_sessions" ADD CONSTRAINT "one_session_at_a_time" EXCLUDE USING gist ("trainer_id" WITH =, tstzrange("keeps_from", "keeps_until", '[)') WITH &&) WHERE ("state" = 'open');
