CREATE TABLE "credential_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trainer_id" uuid NOT NULL,
	"credential_id" uuid NOT NULL,
	"body" text NOT NULL,
	"number" text NOT NULL,
	"expires_on" date,
	"document" "bytea",
	"document_kind" text,
	"sent_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"note" text NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"reminded_for" date
);
--> statement-breakpoint
CREATE TABLE "trainer_credentials" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	"body" text NOT NULL,
	"number" text NOT NULL,
	"expires_on" date,
	CONSTRAINT "trainer_credentials_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "trainer_listings" (
	"trainer_id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"chosen_at" timestamp with time zone,
	"is_shown" boolean NOT NULL,
	"name" text NOT NULL,
	"headline" text NOT NULL,
	"bio" text NOT NULL,
	"specialties" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"formats" text[] NOT NULL,
	"gender" text,
	"trains_since" integer,
	"places" jsonb NOT NULL,
	"positions" jsonb NOT NULL,
	"photo" text,
	"picture" "bytea",
	"reviews" integer NOT NULL,
	"stars" double precision,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trainer_listings_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "trainer_photos" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"tag" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trainer_profiles" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"headline" text NOT NULL,
	"bio" text NOT NULL,
	"specialties" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"formats" text[] NOT NULL,
	"gender" text,
	"trains_since" integer,
	"places" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trainer_reviews" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"trainer_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"report_reason" text,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "credential_checks" ADD CONSTRAINT "credential_checks_trainer_id_users_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_checks" ADD CONSTRAINT "credential_checks_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_credentials" ADD CONSTRAINT "trainer_credentials_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_listings" ADD CONSTRAINT "trainer_listings_trainer_id_users_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_photos" ADD CONSTRAINT "trainer_photos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_profiles" ADD CONSTRAINT "trainer_profiles_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_reviews" ADD CONSTRAINT "trainer_reviews_trainer_id_users_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_reviews" ADD CONSTRAINT "trainer_reviews_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credential_checks_by_trainer" ON "credential_checks" USING btree ("trainer_id","sent_at");--> statement-breakpoint
CREATE INDEX "credential_checks_waiting" ON "credential_checks" USING btree ("sent_at") WHERE "credential_checks"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "trainer_listings_shown" ON "trainer_listings" USING btree ("trainer_id") WHERE "trainer_listings"."is_shown";--> statement-breakpoint
CREATE INDEX "trainer_reviews_by_trainer" ON "trainer_reviews" USING btree ("trainer_id","created_at");--> statement-breakpoint
CREATE INDEX "trainer_reviews_by_client" ON "trainer_reviews" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "trainer_reviews_reported" ON "trainer_reviews" USING btree ("reported_at") WHERE "trainer_reviews"."reported_at" is not null;