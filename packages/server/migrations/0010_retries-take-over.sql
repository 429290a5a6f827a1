ALTER TABLE "credit_reservations" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "idempotent_calls" ADD COLUMN "attempt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotent_calls" ADD COLUMN "lease_until" timestamp with time zone;