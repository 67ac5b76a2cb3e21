CREATE TABLE "favourite_foods" (
	"owner_id" uuid NOT NULL,
	"food_id" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_foods_owner_id_food_id_pk" PRIMARY KEY("owner_id","food_id")
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
ALTER TABLE "favourite_foods" ADD CONSTRAINT "favourite_foods_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_foods" ADD CONSTRAINT "own_foods_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "food_words_near" ON "food_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "foods_catalogue_words" ON "foods" USING gin ("words") WHERE source = 'catalogue';--> statement-breakpoint
CREATE INDEX "foods_product_words" ON "foods" USING gin ("words") WHERE source <> 'catalogue';--> statement-breakpoint
CREATE INDEX "foods_product_name" ON "foods" USING btree ("name_key") WHERE source <> 'catalogue';--> statement-breakpoint
CREATE INDEX "foods_gtin" ON "foods" USING btree ("gtin") WHERE gtin is not null;--> statement-breakpoint
CREATE INDEX "own_foods_owner_gtin" ON "own_foods" USING btree ("owner_id","gtin");