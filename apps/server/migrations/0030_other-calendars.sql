CREATE TABLE "busy_times" (
	"owner_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "busy_times_owner_id_calendar_id_starts_at_pk" PRIMARY KEY("owner_id","calendar_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "calendar_addresses" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"sealed" text NOT NULL,
	"etag" text,
	"read_at" timestamp with time zone,
	"tried_at" timestamp with time zone NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_addresses_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_owner_id_calendar_id_calendar_addresses_owner_id_id_fk" FOREIGN KEY ("owner_id","calendar_id") REFERENCES "public"."calendar_addresses"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_times_by_end" ON "busy_times" USING btree ("owner_id","ends_at");--> statement-breakpoint
CREATE INDEX "calendar_addresses_by_try" ON "calendar_addresses" USING btree ("tried_at");