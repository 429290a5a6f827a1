ALTER TABLE "checkouts" ADD COLUMN "replaces" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_plan" text;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open" ON "checkouts" USING btree ("user_id") WHERE "checkouts"."status" = 'open';