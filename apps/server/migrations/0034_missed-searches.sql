CREATE TABLE "missed_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text,
	"askers" text[] NOT NULL,
	"asked" integer NOT NULL,
	"last_asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "missed_searches_asked" ON "missed_searches" USING btree ("asked");