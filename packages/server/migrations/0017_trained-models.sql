ALTER TABLE "artifact_names" ADD COLUMN "promoted" integer;--> statement-breakpoint
ALTER TABLE "artifacts" ADD COLUMN "block_id" text;--> statement-breakpoint
ALTER TABLE "artifacts" ADD COLUMN "summary" jsonb;