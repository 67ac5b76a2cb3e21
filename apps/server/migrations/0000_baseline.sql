-- Search that forgives typing mistakes.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "consents" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wording_version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "profile_photos" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"tag" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"age" integer,
	"age_recorded_on" date,
	"gender" text,
	"weight_kg" numeric(6, 3),
	"height_cm" integer,
	"fitness_level" text,
	"goals" text[] DEFAULT '{}' NOT NULL,
	"role" text,
	"training_days" integer[],
	"session_minutes" integer,
	"energy_unit" text DEFAULT 'kcal' NOT NULL,
	"weight_unit" text DEFAULT 'kg' NOT NULL,
	"height_unit" text DEFAULT 'cm' NOT NULL,
	"time_zone" text,
	"day_start_hour" integer DEFAULT 0 NOT NULL,
	"notifications" text[] DEFAULT '{"new_sign_in"}' NOT NULL,
	"reminder_time" text DEFAULT '19:00' NOT NULL,
	"reminded_on" date,
	"summarised_on" date,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"owner_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"add_ons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"price_cents" integer NOT NULL,
	"credit_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"gst_cents" integer NOT NULL,
	"payment" text NOT NULL,
	CONSTRAINT "invoices_owner_id_number_pk" PRIMARY KEY("owner_id","number")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"add_ons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"anchor_at" timestamp with time zone NOT NULL,
	"terms" integer NOT NULL,
	"term_cents" integer NOT NULL,
	"cancelled" boolean NOT NULL,
	"next" jsonb,
	"reminded" boolean NOT NULL,
	"credit_cents" integer NOT NULL,
	"invoices" integer NOT NULL,
	"trials_used" text[] NOT NULL,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "csv_import_batches" (
	"owner_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"first_row" integer NOT NULL,
	"cells" text NOT NULL,
	"keys" text NOT NULL,
	"failed" text NOT NULL,
	CONSTRAINT "csv_import_batches_owner_id_import_id_first_row_pk" PRIMARY KEY("owner_id","import_id","first_row")
);
--> statement-breakpoint
CREATE TABLE "csv_imports" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"organisation_id" uuid,
	"file_name" text,
	"hash" text,
	"decimal" text DEFAULT '.' NOT NULL,
	"columns" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"size_bytes" integer NOT NULL,
	"total_rows" integer NOT NULL,
	"valid_rows" integer NOT NULL,
	"duplicates" integer NOT NULL,
	"beyond_seats" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"committed_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "csv_imports_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "food_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"records" integer NOT NULL,
	"created" integer NOT NULL,
	"updated" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"refused" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "food_log_entries" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"date" date NOT NULL,
	"meal_type" text NOT NULL,
	"food_name" text NOT NULL,
	"brand" text,
	"food_id" text,
	"quantity" numeric NOT NULL,
	"unit" text NOT NULL,
	"portion_note" text,
	"calories" integer,
	"protein" numeric,
	"carbs" numeric,
	"fat" numeric,
	"fiber" numeric,
	"sugar" numeric,
	"sodium" numeric,
	"cholesterol" numeric,
	"saturated_fat" numeric,
	"trans_fat" numeric,
	"other_nutrients" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" text,
	"origin" text NOT NULL,
	"source_type" text NOT NULL,
	"ai_analyzed" boolean NOT NULL,
	"ai_confidence" numeric,
	"local_time" text,
	"time_zone" text,
	"logged_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "food_log_entries_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "recurring_entries" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item" jsonb NOT NULL,
	"meal_type" text NOT NULL,
	"weekdays" integer[] NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "recurring_entries_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "saved_meals" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "saved_meals_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "skipped_recurrences" (
	"owner_id" uuid NOT NULL,
	"recurring_id" uuid NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "skipped_recurrences_owner_id_recurring_id_date_pk" PRIMARY KEY("owner_id","recurring_id","date")
);
--> statement-breakpoint
CREATE TABLE "photo_analyses" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"instructions_version" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"outcome" text NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost_micros" bigint,
	CONSTRAINT "photo_analyses_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "favourite_foods" (
	"owner_id" uuid NOT NULL,
	"food_id" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_foods_owner_id_food_id_pk" PRIMARY KEY("owner_id","food_id")
);
--> statement-breakpoint
CREATE TABLE "food_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"foods" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "foods" (
	"source" text NOT NULL,
	"source_id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"basis" text NOT NULL,
	"density" real,
	"portions" jsonb NOT NULL,
	"nutrients" jsonb NOT NULL,
	"warnings" text[] NOT NULL,
	"gtin" text,
	"category" text,
	"state" text,
	"synonyms" text[],
	"reference" text,
	"name_key" text collate "C" NOT NULL,
	"words" "tsvector" NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"version" text,
	"fetched_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "foods_source_source_id_pk" PRIMARY KEY("source","source_id")
);
--> statement-breakpoint
CREATE TABLE "online_searches" (
	"query" text PRIMARY KEY NOT NULL,
	"results" text[] NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_foods" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"basis" text NOT NULL,
	"density" real,
	"portions" jsonb NOT NULL,
	"nutrients" jsonb NOT NULL,
	"warnings" text[] NOT NULL,
	"gtin" text,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "own_foods_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"size_bytes" integer,
	"file" "bytea",
	CONSTRAINT "data_exports_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"date" date NOT NULL,
	"target" jsonb NOT NULL,
	"expenditure_kcal" numeric NOT NULL,
	"sd_kcal" numeric NOT NULL,
	"trend_kg" numeric NOT NULL,
	"filter_version" integer NOT NULL,
	"learnt" jsonb,
	"inputs_hash" text,
	"accepted_at" timestamp with time zone NOT NULL,
	"applied_itself" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "check_ins_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "complete_days" (
	"owner_id" uuid NOT NULL,
	"date" date NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complete_days_owner_id_date_pk" PRIMARY KEY("owner_id","date")
);
--> statement-breakpoint
CREATE TABLE "expenditure_days" (
	"owner_id" uuid NOT NULL,
	"date" date NOT NULL,
	"check_in_id" uuid NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"filter_version" integer NOT NULL,
	"weight_kg" numeric,
	"intake_kcal" numeric,
	"expenditure_kcal" numeric NOT NULL,
	"low_kcal" numeric NOT NULL,
	"high_kcal" numeric NOT NULL,
	"trend_kg" numeric,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "expenditure_days_owner_id_date_check_in_id_pk" PRIMARY KEY("owner_id","date","check_in_id")
);
--> statement-breakpoint
CREATE TABLE "target_settings" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"weekly_percent" numeric,
	"manual_energy_kcal" numeric,
	"manual_protein_grams" numeric,
	"manual_fat_grams" numeric,
	"pregnancy" boolean NOT NULL,
	"pregnancy_stage" text,
	"pregnancy_date" date,
	"safe_mode" boolean NOT NULL,
	"applies_itself" boolean DEFAULT false NOT NULL,
	"day_pattern" text DEFAULT 'even' NOT NULL,
	"higher_days" integer[] DEFAULT '{}' NOT NULL,
	"higher_percent" integer DEFAULT 10 NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weigh_ins" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	"date" date NOT NULL,
	"local_time" text,
	"time_zone" text,
	"weight_kg" numeric NOT NULL,
	"entered_unit" text NOT NULL,
	CONSTRAINT "weigh_ins_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "organisation_events" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"member_id" uuid,
	"event" jsonb NOT NULL,
	CONSTRAINT "organisation_events_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "organisation_invitations" (
	"organisation_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organisation_invitations_organisation_id_secret_hash_pk" PRIMARY KEY("organisation_id","secret_hash")
);
--> statement-breakpoint
CREATE TABLE "organisation_members" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"specialties" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"external_id" text,
	"name_key" text NOT NULL,
	"user_id" uuid,
	"shares_activity_at" timestamp with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "organisation_members_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"owned_by" uuid NOT NULL,
	"offered_to" uuid,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"owner_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_links_owner_id_secret_hash_pk" PRIMARY KEY("owner_id","secret_hash")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"owner_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recovery_codes_owner_id_code_hash_pk" PRIMARY KEY("owner_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"detail" text,
	"ip_address" text,
	"user_agent" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_events_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"signed_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_accounts" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_accounts_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_tries" (
	"name" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workouts" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"duration_minutes" integer NOT NULL,
	"difficulty" text,
	"category" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "workouts_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"give_up_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_photos" ADD CONSTRAINT "profile_photos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csv_import_batches" ADD CONSTRAINT "csv_import_batches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csv_imports" ADD CONSTRAINT "csv_imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_log_entries" ADD CONSTRAINT "food_log_entries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_entries" ADD CONSTRAINT "recurring_entries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_meals" ADD CONSTRAINT "saved_meals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skipped_recurrences" ADD CONSTRAINT "skipped_recurrences_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_analyses" ADD CONSTRAINT "photo_analyses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_foods" ADD CONSTRAINT "favourite_foods_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_foods" ADD CONSTRAINT "own_foods_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complete_days" ADD CONSTRAINT "complete_days_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenditure_days" ADD CONSTRAINT "expenditure_days_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_settings" ADD CONSTRAINT "target_settings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weigh_ins" ADD CONSTRAINT "weigh_ins_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_events" ADD CONSTRAINT "organisation_events_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_events" ADD CONSTRAINT "organisation_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_of_member" FOREIGN KEY ("organisation_id","member_id") REFERENCES "public"."organisation_members"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_owned_by_users_id_fk" FOREIGN KEY ("owned_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_accounts" ADD CONSTRAINT "sign_in_accounts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_once" ON "consents" USING btree ("owner_id","kind","wording_version");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "csv_imports_organisation" ON "csv_imports" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "food_log_entries_owner_date" ON "food_log_entries" USING btree ("owner_id","date");--> statement-breakpoint
CREATE INDEX "photo_analyses_owner_started" ON "photo_analyses" USING btree ("owner_id","started_at");--> statement-breakpoint
CREATE INDEX "food_words_near" ON "food_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "foods_catalogue_words" ON "foods" USING gin ("words") WHERE source = 'catalogue';--> statement-breakpoint
CREATE INDEX "foods_product_words" ON "foods" USING gin ("words") WHERE source <> 'catalogue';--> statement-breakpoint
CREATE INDEX "foods_product_name" ON "foods" USING btree ("name_key") WHERE source <> 'catalogue';--> statement-breakpoint
CREATE INDEX "foods_gtin" ON "foods" USING btree ("gtin") WHERE gtin is not null;--> statement-breakpoint
CREATE INDEX "own_foods_owner_gtin" ON "own_foods" USING btree ("owner_id","gtin");--> statement-breakpoint
CREATE INDEX "check_ins_owner_date" ON "check_ins" USING btree ("owner_id","date");--> statement-breakpoint
CREATE INDEX "weigh_ins_owner_date" ON "weigh_ins" USING btree ("owner_id","date");--> statement-breakpoint
CREATE INDEX "organisation_invitations_member" ON "organisation_invitations" USING btree ("organisation_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_members_email" ON "organisation_members" USING btree ("email","organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_members_person" ON "organisation_members" USING btree ("user_id","organisation_id") WHERE "organisation_members"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "organisation_members_seats" ON "organisation_members" USING btree ("organisation_id","state","role");--> statement-breakpoint
CREATE INDEX "organisation_members_names" ON "organisation_members" USING btree ("organisation_id","name_key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisations_owned_by" ON "organisations" USING btree ("owned_by");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_accounts_provider_account" ON "sign_in_accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("due_at");--> statement-breakpoint
-- The rows are text that is not searched: packing it would take longer than writing it.
ALTER TABLE "csv_import_batches" ALTER COLUMN "cells" SET STORAGE EXTERNAL, ALTER COLUMN "keys" SET STORAGE EXTERNAL;
