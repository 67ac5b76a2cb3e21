CREATE TABLE "training_activities" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"seconds" integer NOT NULL,
	"max_heart_rate" integer,
	"started_at" timestamp with time zone,
	"laps" jsonb NOT NULL,
	"from_file" jsonb,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "training_activities_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "training_hearts" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"resting_rate" integer,
	"max_rate" integer,
	"by_effort" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_tracks" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"series" jsonb NOT NULL,
	"splits" jsonb NOT NULL,
	CONSTRAINT "training_tracks_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "training_activities" ADD CONSTRAINT "training_activities_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_hearts" ADD CONSTRAINT "training_hearts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_tracks" ADD CONSTRAINT "training_tracks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;