import { randomUUID } from 'node:crypto';
import { withFreight } from '@candil/budget-sheet';
import {
  type Budget,
  type BudgetInput,
  type BudgetIssue,
  calculateBudget,
  catalogOf,
  clientCopyOf,
  dateOf,
  fail,
  type IssuedBudget,
  issueBudget,
  ok,
  type Result,
  reviseBudget,
} from '@candil/domain';
import type { Actor, Transaction } from '../../kernel';
import { isoDay } from '../catalogue';
import type { CatalogueContext } from '../price';
import { accessTo, composeAhead, type EvaluatedLine, findWriteRefusal, lineIssue, readProject, type StoredProject } from '../project';
import { type BudgetRow, holdNumber, insertBudget, nextSerial, readBudget, readNewest } from './budget-repository';
import { type Candidate, candidatesOf, ownDiscountOf, wordsOf } from './candidates';
import { type BudgetRequest, checkBudgetRequest, type RequestedTerms } from './check-budget-request';
import { composedLine, inputsOf, wordsOfPieces } from './composed-pieces';
import type { BudgetFailure } from './failures';
import { withLogoHeld } from './issuer';
import type { StoredBudget, StoredIssuer } from './stored-budget';

/** Issuing account and time of a budget, and the catalogue of that day. */
export interface Issuing {
  readonly actor: Actor;
  readonly now: Date;
  readonly context: CatalogueContext;
  readonly issuer: StoredIssuer;
}

interface Calculated {
  readonly budget: Budget;
  readonly alternatives: Budget['products'];
  /** The products that entered it. */
  readonly entered: readonly Candidate[];
}

/** The lines asked for at the prices of the service; one set to nothing is left out, one that may not enter refuses the budget (QU5). */
const calculate = (
  { context, actor }: Issuing,
  project: StoredProject,
  request: BudgetRequest,
  { lines, freightMinor }: RequestedTerms,
): Result<Calculated, BudgetFailure> => {
  const known = new Set(project.products.map(({ id }) => id));
  if ([...lines.keys()].some((id) => !known.has(id))) return fail({ code: 'product.not-found' });
  const { candidates, others } = candidatesOf(context, project);
  const refused = others.filter(({ product }) => lines.has(product.id) && lines.get(product.id)?.quantity !== 0);
  if (refused.length > 0) {
    const lineOf = (line: EvaluatedLine) => ({
      productId: line.product.id,
      tag: line.tag,
      issue: lineIssue(line, actor.language) ?? null,
    });
    return fail({ code: 'budget.line-invalid', lines: refused.map(lineOf) });
  }
  const requested = candidates.filter(({ product }) => lines.has(product.id));
  const isAlternative = ({ product }: Candidate): boolean => lines.get(product.id)?.isAlternative === true;
  const { discount, surcharge, iva } = request;
  const percents = { currency: catalogOf(project.catalogId).currency, discount, surcharge, iva };
  const inputs = (some: readonly Candidate[]): BudgetInput['products'] =>
    some.map((line) => {
      const { product, facts, price } = line;
      return {
        id: product.id,
        quantity: lines.get(product.id)?.quantity ?? product.quantity,
        unitPvp: price.unitGross,
        ...inputsOf(composedLine(line) ?? {}),
        discount: lines.get(product.id)?.discount ?? 0,
        isPersonalized: facts.isPersonalized,
        discontinued: facts.discontinued,
      };
    });
  const budget = calculateBudget({ ...percents, products: inputs(requested.filter((line) => !isAlternative(line))) });
  if (!budget.ok) return budget;
  const beside = calculateBudget({ ...percents, products: inputs(requested.filter(isAlternative)) });
  if (!beside.ok) return beside;
  if (budget.value.products.length === 0) return fail({ code: 'budget.no-lines' });
  const delivered = withFreight(budget.value, freightMinor ?? 0);
  if (!delivered.ok) return delivered;
  const alternatives = beside.value.products;
  const entered = new Set([...budget.value.products, ...alternatives].map(({ id }) => id));
  return ok({ budget: delivered.value, alternatives, entered: requested.filter(({ product }) => entered.has(product.id)) });
};

/** The next revision of a budget of this project, or a budget with a number of its own. */
const numbered = async (
  transaction: Transaction,
  projectId: string,
  revises: string | undefined,
  issue: BudgetIssue,
): Promise<Result<IssuedBudget, BudgetFailure>> => {
  if (revises === undefined) {
    const { year } = dateOf(issue.today);
    return issueBudget({ year, serial: await nextSerial(transaction, year) }, issue);
  }
  const base = await readBudget(transaction, revises);
  if (base === undefined || base.projectId !== projectId) return fail({ code: 'budget.not-found' });
  await holdNumber(transaction, base);
  const newest = await readNewest(transaction, base);
  if (newest !== undefined && newest.id !== base.id) {
    return fail({ code: 'budget.superseded', latestId: newest.id, latestNumber: newest.budgetNumber });
  }
  return reviseBudget(base.document.issued, issue);
};

const rowOf = ({ actor, now }: Issuing, project: StoredProject, document: StoredBudget): BudgetRow => ({
  id: randomUUID(),
  projectId: project.id,
  ...document.issued.number,
  budgetNumber: document.issued.budgetNumber,
  catalogId: project.catalogId,
  currency: document.issued.currency,
  clientName: document.issued.clientName,
  createdBy: actor.accountId,
  createdByName: actor.name,
  companyId: actor.company?.id ?? null,
  createdAt: now,
  creationDay: isoDay(document.issued.creationDate),
  validationDay: isoDay(document.issued.validationDate),
  totalNetMinor: document.issued.totalNet,
  document,
});

/** Fixes the names, deliveries and costs of the lines as they are now. */
const kept = (
  { actor }: Issuing,
  { budget, alternatives, entered }: Calculated,
): Required<Pick<StoredBudget, 'ownDiscounts' | 'words'>> => {
  const quantities = new Map([...budget.products, ...alternatives].map(({ id, quantity }) => [id, quantity]));
  const byProduct = <T>(of: (line: Candidate) => T): Readonly<Record<string, T>> =>
    Object.fromEntries(entered.map((line) => [line.product.id, of(line)]));
  return {
    ownDiscounts: byProduct((line) => ownDiscountOf(line, actor)),
    words: {
      ...byProduct((line) => wordsOf(line, quantities.get(line.product.id) ?? line.product.quantity)),
      ...Object.assign({}, ...entered.map((line) => wordsOfPieces(composedLine(line) ?? {}))),
    },
  };
};

/**
 * Issues a budget of a project at the prices of this moment, or the next revision of one, and stores it whole. Only of a project that
 * its maker may write, in the version its maker saw.
 */
export const storeBudget = async (
  transaction: Transaction,
  issuing: Issuing,
  projectId: string,
  request: BudgetRequest,
): Promise<Result<BudgetRow, BudgetFailure>> => {
  const { actor, context } = issuing;
  const project = await readProject(transaction, projectId);
  const obstacle = findWriteRefusal(actor, project, request.version);
  if (project === undefined || obstacle !== undefined) return fail(obstacle ?? { code: 'project.not-found' });
  if (!accessTo(actor, project).write) return fail({ code: 'access.denied' });
  const checked = checkBudgetRequest(request);
  if (!checked.ok) return checked;
  await composeAhead(issuing.context, project);
  const calculated = calculate(issuing, project, request, checked.value);
  if (!calculated.ok) return calculated;
  const { budget, alternatives } = calculated.value;
  const { words, ownDiscounts } = kept(issuing, calculated.value);
  const ownMarginPercent = request.ownMarginPercent ?? null;
  if (ownMarginPercent !== null) {
    const copy = clientCopyOf(budget, new Map(Object.entries(ownDiscounts)), ownMarginPercent);
    if (!copy.ok) return copy;
    const beside = clientCopyOf({ ...budget, products: alternatives }, new Map(Object.entries(ownDiscounts)), ownMarginPercent);
    if (!beside.ok) return beside;
  }
  const { clientName, comments, texts, freightMinor } = checked.value;
  const header = { projectId, projectName: project.name, clientName, createdBy: actor.name, comments };
  const issue = { header, budget, today: context.today, validityDays: request.validityDays };
  const issued = await numbered(transaction, projectId, request.revises, issue);
  if (!issued.ok) return issued;
  const issuer = await withLogoHeld(transaction, actor, issuing.issuer);
  const row = rowOf(issuing, project, {
    issued: issued.value,
    ownMarginPercent,
    ownDiscounts,
    freightMinor,
    ...(alternatives.length > 0 && { alternatives }),
    issuer,
    texts,
    words,
  });
  await insertBudget(transaction, row);
  return ok(row);
};
