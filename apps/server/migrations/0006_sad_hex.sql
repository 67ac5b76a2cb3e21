-- Nothing was released with the first form of a session.
DELETE FROM "training_sessions" WHERE "work"->>'format' = '1';--> statement-breakpoint
CREATE TABLE "training_sets" (
	"owner_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"id" text NOT NULL,
	"item_id" text NOT NULL,
	"date" date NOT NULL,
	"exercise" text NOT NULL,
	"position" integer NOT NULL,
	"finished" boolean NOT NULL,
	"kind" text NOT NULL,
	"measure" text NOT NULL,
	"per_side" boolean NOT NULL,
	"pieces" integer NOT NULL,
	"load_kg" double precision,
	"reps" integer,
	"seconds" integer,
	"metres" double precision,
	"heart_rate" double precision,
	"reserve" double precision,
	"target_reps_low" integer,
	"target_reps_high" integer,
	"target_reserve" double precision,
	"why_kind" text,
	"e1rm_kg" double precision,
	"volume_kg" double precision,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "training_sets_owner_id_session_id_id_pk" PRIMARY KEY("owner_id","session_id","id")
);
--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "effort" integer;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "soreness" integer;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "body_kg" double precision;--> statement-breakpoint
ALTER TABLE "training_sets" ADD CONSTRAINT "training_sets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_sets" ADD CONSTRAINT "training_sets_owner_id_session_id_training_sessions_owner_id_id_fk" FOREIGN KEY ("owner_id","session_id") REFERENCES "public"."training_sessions"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_sets_by_exercise" ON "training_sets" USING btree ("owner_id","exercise","date");--> statement-breakpoint
CREATE INDEX "training_sets_by_date" ON "training_sets" USING btree ("owner_id","date");