CREATE TABLE "measure_readings" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	"date" date NOT NULL,
	"local_time" text,
	"time_zone" text,
	"kind" text NOT NULL,
	"value" double precision NOT NULL,
	"second" double precision,
	"unit" text NOT NULL,
	"method" text NOT NULL,
	CONSTRAINT "measure_readings_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "measures" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	"kind" text NOT NULL,
	"name" text,
	"unit" text,
	"low" double precision,
	"high" double precision,
	"earlier_units" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"tracked" boolean NOT NULL,
	CONSTRAINT "measures_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "measure_readings" ADD CONSTRAINT "measure_readings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measures" ADD CONSTRAINT "measures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measure_readings_owner_kind_date" ON "measure_readings" USING btree ("owner_id","kind","date");--> statement-breakpoint
CREATE INDEX "measure_readings_owner_date" ON "measure_readings" USING btree ("owner_id","date");