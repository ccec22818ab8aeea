ALTER TABLE "account_wishes" RENAME TO "pending_registrations";--> statement-breakpoint
ALTER INDEX "account_wishes_due" RENAME TO "pending_registrations_due";--> statement-breakpoint
ALTER TABLE "unconfirmed_companies" RENAME COLUMN "wish" TO "company";--> statement-breakpoint
-- The primary key and, from PostgreSQL 18 on, each NOT NULL are constraints named after the table and column that they were made for.
DO $$
DECLARE
	found record;
BEGIN
	FOR found IN
		SELECT conrelid::regclass AS "table", conname AS "name", replace(replace(conname, 'account_wishes', 'pending_registrations'), '_wish_', '_company_') AS "renamed"
		FROM pg_constraint
		WHERE conrelid IN ('pending_registrations'::regclass, 'unconfirmed_companies'::regclass) AND conname LIKE '%wish%'
	LOOP
		EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', found."table", found."name", found."renamed");
	END LOOP;
END $$;