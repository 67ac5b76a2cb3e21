CREATE TABLE "goals" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"start_on" date NOT NULL,
	"start_value" double precision NOT NULL,
	"target" double precision NOT NULL,
	"due_on" date NOT NULL,
	"ended" text,
	"ended_on" date,
	CONSTRAINT "goals_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;