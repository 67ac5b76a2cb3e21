CREATE TABLE "exercise_marks" (
	"owner_id" uuid NOT NULL,
	"exercise_id" text NOT NULL,
	"mark" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exercise_marks_owner_id_exercise_id_pk" PRIMARY KEY("owner_id","exercise_id")
);
--> statement-breakpoint
ALTER TABLE "exercise_marks" ADD CONSTRAINT "exercise_marks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;