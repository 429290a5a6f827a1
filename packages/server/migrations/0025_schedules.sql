CREATE TABLE "schedules" (
	"pipeline_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"cron" text NOT NULL,
	"time_zone" text NOT NULL,
	"missed" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"enabled_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paused_because" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "triggers" (
	"id" text PRIMARY KEY NOT NULL,
	"pipeline_id" text NOT NULL,
	"user_id" text NOT NULL,
	"start" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "triggers_pipeline_id_unique" UNIQUE("pipeline_id")
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "started_by" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "scheduled_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_pipeline_id_pipelines_id_fk" FOREIGN KEY ("pipeline_id") REFERENCES "public"."pipelines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "triggers" ADD CONSTRAINT "triggers_pipeline_id_pipelines_id_fk" FOREIGN KEY ("pipeline_id") REFERENCES "public"."pipelines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "triggers" ADD CONSTRAINT "triggers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedules_user" ON "schedules" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" USING btree ("due_at") WHERE "schedules"."is_enabled";--> statement-breakpoint
CREATE INDEX "triggers_user" ON "triggers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_schedule" ON "runs" USING btree ("pipeline_id","scheduled_for");