CREATE TABLE "pipeline_versions" (
	"pipeline_id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"connections" jsonb NOT NULL,
	"kind" text NOT NULL,
	"label" text,
	"restored_from" integer,
	"sitting" text,
	"changes" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pipeline_versions_pipeline_id_version_pk" PRIMARY KEY("pipeline_id","version")
);
--> statement-breakpoint
ALTER TABLE "pipeline_versions" ADD CONSTRAINT "pipeline_versions_pipeline_id_pipelines_id_fk" FOREIGN KEY ("pipeline_id") REFERENCES "public"."pipelines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The history of what was there before it begins with what it is now.
INSERT INTO "pipeline_versions" ("pipeline_id", "version", "name", "blocks", "connections", "kind", "changes", "created_at", "updated_at")
  SELECT "id", "version", "name", "blocks", "connections", 'save', 'First version', "updated_at", "updated_at" FROM "pipelines";
