CREATE TABLE "training_sessions" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	"date" date NOT NULL,
	"origin" text NOT NULL,
	"source_id" text,
	"weekday" integer,
	"name" text NOT NULL,
	"place_name" text,
	"work" jsonb NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"sets_done" integer NOT NULL,
	"used_week" date,
	CONSTRAINT "training_sessions_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_sessions_by_date" ON "training_sessions" USING btree ("owner_id","date");