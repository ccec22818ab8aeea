ALTER TABLE "security_events" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "user_agent" text;--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");