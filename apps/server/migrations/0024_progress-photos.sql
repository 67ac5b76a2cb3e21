CREATE TABLE "progress_photo_pictures" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"key_version" integer NOT NULL,
	"salt" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "progress_photo_pictures_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "progress_photo_settings" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"is_guarded" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "progress_photos" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	"date" date NOT NULL,
	"pose" text NOT NULL,
	CONSTRAINT "progress_photos_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "progress_photo_pictures" ADD CONSTRAINT "progress_photo_pictures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_photo_pictures" ADD CONSTRAINT "progress_photo_pictures_photo" FOREIGN KEY ("owner_id","id") REFERENCES "public"."progress_photos"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_photo_settings" ADD CONSTRAINT "progress_photo_settings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_photos" ADD CONSTRAINT "progress_photos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "progress_photos_owner_date" ON "progress_photos" USING btree ("owner_id","date");