CREATE TABLE "budget_serials" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last_serial" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budgets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"serial" integer NOT NULL,
	"revision" smallint NOT NULL,
	"budget_number" text NOT NULL,
	"catalog_id" smallint NOT NULL,
	"currency" text NOT NULL,
	"client_name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"company_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"creation_day" date NOT NULL,
	"validation_day" date NOT NULL,
	"total_net_minor" bigint NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "budgets_budget_number_unique" UNIQUE("budget_number"),
	CONSTRAINT "budgets_revision" UNIQUE("year","serial","revision")
);
--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budgets_project" ON "budgets" USING btree ("project_id");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_budget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'an issued budget never changes' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "budgets_never_change" BEFORE UPDATE OR DELETE ON "budgets" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_budget"();
