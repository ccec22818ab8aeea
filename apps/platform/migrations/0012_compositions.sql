CREATE SEQUENCE "public"."creation_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 999999999999 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "creation_codes" (
	"number" bigint PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_configurations" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"creation_number" bigint NOT NULL,
	"document" json NOT NULL,
	"digest" text NOT NULL,
	"furniture" json NOT NULL,
	"picture_id" uuid,
	"saved_unit_gross_minor" bigint,
	"saved_weeks" integer,
	"saved_on" date NOT NULL,
	CONSTRAINT "project_configurations_creation_number_unique" UNIQUE("creation_number")
);
--> statement-breakpoint
ALTER TABLE "creation_codes" ADD CONSTRAINT "creation_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_configurations" ADD CONSTRAINT "project_configurations_product_id_project_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."project_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_configurations_picture" ON "project_configurations" USING btree ("picture_id");