ALTER TABLE "runs" ADD COLUMN "verifies" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "certificate" jsonb;--> statement-breakpoint
CREATE INDEX "runs_verifies" ON "runs" USING btree ("verifies","created_at");