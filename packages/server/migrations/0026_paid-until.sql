ALTER TABLE "subscriptions" ADD COLUMN "paid_until" timestamp with time zone;--> statement-breakpoint
-- Until now a month counted as paid once it had begun; of one that is past due that was known to be untrue.
UPDATE "subscriptions" SET "paid_until" = CASE WHEN "status" = 'past_due' THEN "period_end" - interval '1 month' ELSE "period_end" END;