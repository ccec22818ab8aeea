ALTER TABLE "accounts" ADD COLUMN "awaits_details" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "accounts" SET "awaits_details" = true WHERE "register_type" <> 1 AND NOT EXISTS (SELECT 1 FROM "account_profiles" WHERE "account_profiles"."account_id" = "accounts"."id" AND "account_profiles"."consent_at" IS NOT NULL);
