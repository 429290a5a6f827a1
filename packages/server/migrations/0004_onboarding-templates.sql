CREATE TABLE "template_uses" (
	"template" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "onboarding" jsonb;