import { endpoints } from '@candil/contract';
import { type CatalogId, ok, type Result } from '@candil/domain';
import { type Actor, type Database, defineRoutes, type Failure, type Flags, inTurns, route } from '../../kernel';
import { checkCatalogueAccess } from '../catalogue';
import type { CatalogueContextReader } from '../price';
import { makeBill } from './bom-service';
import { explain } from './explain-service';
import { price } from './price-service';
import { type Question, subFamilyOf } from './read-configuration';
import { validate } from './validate-service';

interface Asked {
  readonly actor: Actor;
  readonly body: { readonly catalogId: CatalogId; readonly configuration?: unknown };
  readonly database: Database;
  readonly now: Date;
}

/** Nothing is written: a posted document is read and forgotten. */
export const domainServiceRoutes = (contextFor: CatalogueContextReader, flags: Flags) => {
  const questionOf = async ({ actor, body, database, now }: Asked): Promise<Result<Question, Failure>> => {
    const allowed = checkCatalogueAccess(actor, body.catalogId);
    if (!allowed.ok) return allowed;
    return ok({
      context: await contextFor(database, now, actor),
      actor,
      catalogId: body.catalogId,
      remoteDriverOn: await flags.isOnFor(actor, 'remoteDriver', { subFamilyId: subFamilyOf(body.configuration) }),
    });
  };
  return defineRoutes(
    route(endpoints.validateConfiguration, async (call) => {
      const question = await questionOf(call);
      return question.ok ? ok(await inTurns(validate(question.value, call.body, call.query.lang))) : question;
    }),
    route(endpoints.priceConfiguration, async (call) => {
      const question = await questionOf(call);
      return question.ok ? inTurns(price(question.value, call.body, call.query.lang)) : question;
    }),
    route(endpoints.explainOptions, async (call) => {
      const question = await questionOf(call);
      return question.ok ? inTurns(explain(question.value, call.body, call.query.lang)) : question;
    }),
    route(endpoints.makeBillOfMaterials, async (call) => {
      const question = await questionOf(call);
      return question.ok ? inTurns(makeBill(question.value, call.body, call.query.lang)) : question;
    }),
  );
};
