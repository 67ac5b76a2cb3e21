CREATE TABLE "health_screenings" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_places" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"equipment" text[] NOT NULL,
	"bar_kg" double precision,
	"plates_kg" jsonb,
	"dumbbells_kg" jsonb,
	"kettlebells_kg" jsonb,
	"machine_step_kg" double precision,
	CONSTRAINT "training_places_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "training_profiles" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"avoid" text[] DEFAULT '{}' NOT NULL,
	"sleep" text,
	"soreness" text,
	"stress" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "health_screenings" ADD CONSTRAINT "health_screenings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_places" ADD CONSTRAINT "training_places_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_profiles" ADD CONSTRAINT "training_profiles_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;