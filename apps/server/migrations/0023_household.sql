CREATE TABLE "household_memberships" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"diets" text[] NOT NULL,
	"without" text[] NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "household_people" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text COLLATE "C",
	"state" text NOT NULL,
	"secret_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"member_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "household_people_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "household_sharing" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"shared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "household_memberships" ADD CONSTRAINT "household_memberships_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_memberships" ADD CONSTRAINT "household_memberships_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_people" ADD CONSTRAINT "household_people_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_people" ADD CONSTRAINT "household_people_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_sharing" ADD CONSTRAINT "household_sharing_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "household_people_member" ON "household_people" USING btree ("member_id");