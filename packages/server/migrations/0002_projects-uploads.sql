CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"filename" text NOT NULL,
	"name" text,
	"description" text DEFAULT '' NOT NULL,
	"size" bigint NOT NULL,
	"project_id" text,
	"replaces" text,
	"dataset_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "project_id" text;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "status" text DEFAULT 'ready' NOT NULL;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "overrides" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "sheets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "rejected_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "rejected_lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "profile" jsonb;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "source_file" text DEFAULT 'source' NOT NULL;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "data_file" text DEFAULT 'data.parquet';--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "rejected_file" text;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "pending" jsonb;--> statement-breakpoint
ALTER TABLE "datasets" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "pipelines" ADD COLUMN "project_id" text;--> statement-breakpoint
-- What was there before projects goes to one project of its owner.
INSERT INTO "projects" ("id", "user_id", "name")
  SELECT gen_random_uuid()::text, "user_id", 'My project'
  FROM (SELECT "user_id" FROM "datasets" UNION SELECT "user_id" FROM "pipelines") "owners";--> statement-breakpoint
UPDATE "datasets" SET "project_id" = "projects"."id" FROM "projects" WHERE "projects"."user_id" = "datasets"."user_id";--> statement-breakpoint
ALTER TABLE "datasets" ALTER COLUMN "project_id" SET NOT NULL;--> statement-breakpoint
UPDATE "pipelines" SET "project_id" = "projects"."id" FROM "projects" WHERE "projects"."user_id" = "pipelines"."user_id";--> statement-breakpoint
ALTER TABLE "pipelines" ALTER COLUMN "project_id" SET NOT NULL;--> statement-breakpoint
UPDATE "datasets" SET "updated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_replaces_datasets_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."datasets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_user" ON "projects" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "datasets" ADD CONSTRAINT "datasets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipelines" ADD CONSTRAINT "pipelines_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "datasets_project" ON "datasets" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "datasets_processing" ON "datasets" USING btree ("created_at") WHERE "datasets"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "pipelines_project" ON "pipelines" USING btree ("project_id");