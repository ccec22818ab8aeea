ALTER TABLE "order_lines" ADD COLUMN "room" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "follow_up_project_id" uuid;--> statement-breakpoint
ALTER TABLE "project_products" ADD COLUMN "tag" text;--> statement-breakpoint
-- Until now a tag was the place of the line: lines keep the one they were shown with, those taken out follow behind.
UPDATE "project_products" SET "tag" = 'L' || "counted"."number" FROM (
  SELECT "id", row_number() OVER (PARTITION BY "project_id" ORDER BY "deleted_at" IS NOT NULL, "position", "id") AS "number" FROM "project_products"
) AS "counted" WHERE "counted"."id" = "project_products"."id";--> statement-breakpoint
ALTER TABLE "project_products" ALTER COLUMN "tag" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "project_products" ADD COLUMN "room" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_products" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_follow_up_project_id_projects_id_fk" FOREIGN KEY ("follow_up_project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;