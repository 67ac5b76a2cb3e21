CREATE TABLE "invoices" (
	"owner_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"plan" text NOT NULL,
	"period" text NOT NULL,
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
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("due_at");