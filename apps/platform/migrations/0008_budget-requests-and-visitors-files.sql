CREATE TABLE "budget_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"project_id" uuid NOT NULL,
	"project_version" integer NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_by_name" text NOT NULL,
	"catalog_id" smallint NOT NULL,
	"language" text NOT NULL,
	"site_location" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_files" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "visitor_key" text;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "request_uuid" uuid;--> statement-breakpoint
ALTER TABLE "budget_requests" ADD CONSTRAINT "budget_requests_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_requests" ADD CONSTRAINT "budget_requests_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_requests_project" ON "budget_requests" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "stored_files_visitor" ON "stored_files" USING btree ("visitor_key","created_at");