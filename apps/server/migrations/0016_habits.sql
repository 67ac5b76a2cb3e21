CREATE TABLE "habit_marks" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	"habit_id" uuid NOT NULL,
	"date" date NOT NULL,
	"amount" double precision,
	"offset_minutes" integer,
	CONSTRAINT "habit_marks_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "habits" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"unit" text,
	"terms" jsonb NOT NULL,
	"pauses" jsonb NOT NULL,
	"archived_on" date,
	"position" double precision NOT NULL,
	CONSTRAINT "habits_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "trophy_choices" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"shown" boolean NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "habit_marks" ADD CONSTRAINT "habit_marks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_marks" ADD CONSTRAINT "habit_marks_owner_id_habit_id_habits_owner_id_id_fk" FOREIGN KEY ("owner_id","habit_id") REFERENCES "public"."habits"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habits" ADD CONSTRAINT "habits_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trophy_choices" ADD CONSTRAINT "trophy_choices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "habit_marks_by_date" ON "habit_marks" USING btree ("owner_id","date");