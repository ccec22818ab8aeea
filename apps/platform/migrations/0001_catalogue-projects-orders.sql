CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 204417 CACHE 1;--> statement-breakpoint
CREATE TABLE "catalogue_files" (
	"version" text NOT NULL,
	"path" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "catalogue_files_version_path_pk" PRIMARY KEY("version","path")
);
--> statement-breakpoint
CREATE TABLE "catalogue_snapshots" (
	"version" text PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalogue_snapshots_sequence_unique" UNIQUE("sequence")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"tag" text NOT NULL,
	"model" text NOT NULL,
	"reference_code" text NOT NULL,
	"color" text NOT NULL,
	"pendant_height_cm" integer,
	"article" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"moq" integer NOT NULL,
	"days_until_available" integer NOT NULL,
	"lead_time_weeks" integer,
	"shipping_day" date,
	"unit_gross_minor" bigint NOT NULL,
	"unit_net_minor" bigint NOT NULL,
	"unit_discount_minor" bigint NOT NULL,
	"total_gross_minor" bigint NOT NULL,
	"total_net_minor" bigint NOT NULL,
	"total_discount_minor" bigint NOT NULL,
	CONSTRAINT "order_lines_order_id_product_id_pk" PRIMARY KEY("order_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"project_name" text NOT NULL,
	"status" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"placed_by" uuid NOT NULL,
	"placed_by_name" text NOT NULL,
	"placed_by_role_id" integer NOT NULL,
	"third_party_id" uuid,
	"company_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"client_code" text NOT NULL,
	"catalog_id" smallint NOT NULL,
	"currency" text NOT NULL,
	"send_together" boolean NOT NULL,
	"do_not_ship_before" date,
	"internal_order_number" text NOT NULL,
	"comments" text NOT NULL,
	"search_key" text NOT NULL,
	"pieces" integer NOT NULL,
	"total_gross_minor" bigint NOT NULL,
	"total_net_minor" bigint NOT NULL,
	"total_discount_minor" bigint NOT NULL,
	"shipping_day" date,
	CONSTRAINT "orders_project_id_unique" UNIQUE("project_id")
);
--> statement-breakpoint
CREATE TABLE "base_prices" (
	"version" text NOT NULL,
	"catalog_id" smallint NOT NULL,
	"rate_id" smallint NOT NULL,
	"model" text NOT NULL,
	"currency" text NOT NULL,
	"base_price_minor" integer NOT NULL,
	CONSTRAINT "base_prices_version_catalog_id_rate_id_model_pk" PRIMARY KEY("version","catalog_id","rate_id","model")
);
--> statement-breakpoint
CREATE TABLE "project_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"model" text NOT NULL,
	"reference_code" text NOT NULL,
	"color" text NOT NULL,
	"temperature" text,
	"control" text,
	"installation" text,
	"pendant_height_cm" integer,
	"quantity" integer NOT NULL,
	"validation_status" smallint NOT NULL,
	"deleted_at" timestamp with time zone,
	"ordered_unit_gross_minor" integer,
	"ordered_discount_hundredths" integer,
	CONSTRAINT "project_products_quantity" CHECK ("project_products"."quantity" between 1 and 99999)
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"company_id" uuid,
	"third_party_id" uuid,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"catalog_id" smallint NOT NULL,
	"status" smallint NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"order_id" integer,
	"ordered_on" date,
	CONSTRAINT "projects_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "projects_status" CHECK ("projects"."status" in (0, 1, 2)),
	CONSTRAINT "projects_ordered" CHECK (("projects"."status" = 2) = ("projects"."order_id" is not null and "projects"."ordered_on" is not null))
);
--> statement-breakpoint
ALTER TABLE "catalogue_files" ADD CONSTRAINT "catalogue_files_version_catalogue_snapshots_version_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_snapshots"("version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by_accounts_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_third_party_id_accounts_id_fk" FOREIGN KEY ("third_party_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "base_prices" ADD CONSTRAINT "base_prices_version_catalogue_snapshots_version_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_snapshots"("version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_products" ADD CONSTRAINT "project_products_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_third_party_id_accounts_id_fk" FOREIGN KEY ("third_party_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_company" ON "orders" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "orders_catalogue" ON "orders" USING btree ("catalog_id","id");--> statement-breakpoint
CREATE INDEX "orders_placed_by" ON "orders" USING btree ("placed_by");--> statement-breakpoint
CREATE INDEX "orders_third_party" ON "orders" USING btree ("third_party_id");--> statement-breakpoint
CREATE INDEX "project_products_project" ON "project_products" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "projects_owner" ON "projects" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "projects_company" ON "projects" USING btree ("company_id","updated_at");--> statement-breakpoint
CREATE INDEX "projects_third_party" ON "projects" USING btree ("third_party_id");--> statement-breakpoint
CREATE INDEX "projects_catalogue" ON "projects" USING btree ("catalog_id","updated_at");