ALTER TABLE "session_families" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "acting_as_id" uuid;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "acting_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "access_version" integer DEFAULT 1 NOT NULL;