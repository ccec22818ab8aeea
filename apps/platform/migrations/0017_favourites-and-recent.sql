CREATE TABLE "remembered_models" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"model" text NOT NULL,
	"remembered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "remembered_models_account_id_kind_model_pk" PRIMARY KEY("account_id","kind","model")
);
--> statement-breakpoint
ALTER TABLE "remembered_models" ADD CONSTRAINT "remembered_models_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remembered_models_order" ON "remembered_models" USING btree ("account_id","kind","remembered_at");