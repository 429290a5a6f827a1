CREATE TABLE "artifact_names" (
	"pipeline_id" text NOT NULL,
	"name" text NOT NULL,
	"versions" integer NOT NULL,
	CONSTRAINT "artifact_names_pipeline_id_name_pk" PRIMARY KEY("pipeline_id","name")
);
--> statement-breakpoint
CREATE TABLE "artifacts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"pipeline_id" text NOT NULL,
	"run_id" text,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "artifact_names" ADD CONSTRAINT "artifact_names_pipeline_id_pipelines_id_fk" FOREIGN KEY ("pipeline_id") REFERENCES "public"."pipelines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artifacts" ADD CONSTRAINT "artifacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artifacts" ADD CONSTRAINT "artifacts_pipeline_id_pipelines_id_fk" FOREIGN KEY ("pipeline_id") REFERENCES "public"."pipelines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artifacts" ADD CONSTRAINT "artifacts_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "artifacts_version" ON "artifacts" USING btree ("pipeline_id","name","version");--> statement-breakpoint
CREATE INDEX "artifacts_user" ON "artifacts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "artifacts_run" ON "artifacts" USING btree ("run_id");