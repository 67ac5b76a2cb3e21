CREATE TABLE "recipe_marks" (
	"owner_id" uuid NOT NULL,
	"recipe_id" text NOT NULL,
	"kept" boolean NOT NULL,
	"rating" smallint,
	"notes" text,
	"collections" text[] NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipe_marks_owner_id_recipe_id_pk" PRIMARY KEY("owner_id","recipe_id")
);
--> statement-breakpoint
CREATE TABLE "recipe_rows" (
	"owner_id" uuid NOT NULL,
	"recipe_id" uuid NOT NULL,
	"facets" text[] NOT NULL,
	"minutes" integer,
	"name_words" text NOT NULL,
	"words" text NOT NULL,
	"rules" integer NOT NULL,
	CONSTRAINT "recipe_rows_owner_id_recipe_id_pk" PRIMARY KEY("owner_id","recipe_id")
);
--> statement-breakpoint
CREATE TABLE "recipe_words" (
	"owner_id" uuid NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "recipe_words_owner_id_word_pk" PRIMARY KEY("owner_id","word")
);
--> statement-breakpoint
ALTER TABLE "recipe_marks" ADD CONSTRAINT "recipe_marks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_rows" ADD CONSTRAINT "recipe_rows_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_rows" ADD CONSTRAINT "recipe_rows_owner_id_recipe_id_recipes_owner_id_id_fk" FOREIGN KEY ("owner_id","recipe_id") REFERENCES "public"."recipes"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_words" ADD CONSTRAINT "recipe_words_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_rows_owner_rules" ON "recipe_rows" USING btree ("owner_id","rules");