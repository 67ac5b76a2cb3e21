CREATE TABLE "report_shares" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token" text NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"ends_on" date NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "report_shares_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "report_views" (
	"owner_id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_views_owner_id_share_id_opened_at_pk" PRIMARY KEY("owner_id","share_id","opened_at")
);
--> statement-breakpoint
ALTER TABLE "report_shares" ADD CONSTRAINT "report_shares_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_views" ADD CONSTRAINT "report_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_views" ADD CONSTRAINT "report_views_owner_id_share_id_report_shares_owner_id_id_fk" FOREIGN KEY ("owner_id","share_id") REFERENCES "public"."report_shares"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_shares_token" ON "report_shares" USING btree ("token");