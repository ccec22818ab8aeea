CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"language" text NOT NULL,
	"template" text NOT NULL,
	"values" jsonb NOT NULL,
	"path" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flag_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"sets" jsonb NOT NULL,
	"emails" text[] NOT NULL,
	"sub_family_ids" integer[],
	"application_ids" integer[],
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "places" (
	"geoname_id" integer PRIMARY KEY NOT NULL,
	"level" integer NOT NULL,
	"country_code" text NOT NULL,
	"division_code" text NOT NULL,
	"name" text NOT NULL,
	"search_text" text NOT NULL,
	"population" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_wishes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"details" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unconfirmed_companies" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"wish" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flag_settings" ADD CONSTRAINT "flag_settings_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unconfirmed_companies" ADD CONSTRAINT "unconfirmed_companies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_try_at") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "places_division" ON "places" USING btree ("country_code","level","division_code","population");--> statement-breakpoint
CREATE INDEX "account_wishes_due" ON "account_wishes" USING btree ("next_try_at");