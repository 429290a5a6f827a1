CREATE TABLE "admin_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"amount" integer NOT NULL,
	"urgency" text NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "granted_by" text;--> statement-breakpoint
CREATE INDEX "admin_notices_time" ON "admin_notices" USING btree ("created_at");