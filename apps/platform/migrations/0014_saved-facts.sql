ALTER TABLE "project_products" ADD COLUMN "saved_unit_gross_minor" bigint;--> statement-breakpoint
ALTER TABLE "project_products" ADD COLUMN "saved_weeks" integer;--> statement-breakpoint
ALTER TABLE "project_products" ADD COLUMN "saved_on" date;