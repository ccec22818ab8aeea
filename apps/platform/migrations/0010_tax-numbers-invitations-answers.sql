DROP INDEX "company_profiles_vat";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "issued_by" uuid;--> statement-breakpoint
CREATE INDEX "company_profiles_vat" ON "company_profiles" USING btree ("vat_number");