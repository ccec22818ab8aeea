import fc from 'fast-check';
import { expect, it } from 'vitest';
import README from '../../README.md?raw';
import * as domain from '../index';
import { boardOf, boardPart } from '../testing/board-parts';
import { CANOPIES, configurationOf, HANGING_MODEL, hangingLight } from '../testing/configurations';
import { at, clusterOf, spaceOf } from '../testing/elements';
import { modelOf, text } from '../testing/models';
import { TODAY } from '../testing/results';
import { LAMP_HOST } from '../testing/rule-host';
import { COMPLETE } from '../testing/saved-documents';

const FAMILY = { models: [modelOf(), modelOf({ model: '0820' }), modelOf({ model: '0825' })] };
const TERMS = { models: [modelOf()], prices: [], catalogId: 16, rateId: 10, currency: 'EUR', today: TODAY } as const;
const ARTICLE = { reference: '0162', moq: 1, leadtimes: [] };
const CHOICE = domain.chooseConfigurator(1);
const ROOM = spaceOf([at(0, 4, 0, hangingLight('a')), at(1, 4, 0, clusterOf('k', [hangingLight('b')]))]);
const BUDGET = { currency: 'EUR', discount: 0, surcharge: 0, iva: 21, products: [] } as const;
const LIMITS = { minCm: 50, maxCm: 300, minLimit: 'variation', maxLimit: 'variation' } as never;

/** A change of a configuration that has to stand as it is where it is refused, and to be open for the next change. */
const changed = (change: unknown) => {
  const configuration = configurationOf(ROOM);
  const before = domain.snapshotOf(configuration.tree);
  const changes = change as domain.Change;
  const previewed = domain.previewChange(configuration, changes, () => true);
  const session = domain.createEditSession<string>(configuration);
  const gesture = session.begin('drag');
  if (gesture.ok) gesture.value.propose(changes);
  if (gesture.ok) gesture.value.cancel();
  expect(domain.snapshotOf(configuration.tree)).toBe(before);
  const tried = domain.tryChange(configuration, changes);
  if (!tried.ok) expect(domain.snapshotOf(configuration.tree)).toBe(before);
  // Throws where a trial was left open.
  return [previewed, tried, domain.tryChange(configuration, { kind: 'move', elementId: 'k', position: [1, 3.9, 1] })];
};

type Door = (value: unknown) => unknown;

/** Every door of the README for what comes from anywhere, with valid values for its other parameters. */
const DOORS: Readonly<Record<string, Door>> = {
  loadDocument: (value) => domain.loadDocument(value, FAMILY),
  checkImport: (value) => domain.checkImport(value, FAMILY),
  checkPieceList: domain.checkPieceList,
  checkToolkitBoard: domain.checkToolkitBoard,
  checkElementNode: domain.checkElementNode,
  checkSpaceConfig: domain.checkSpaceConfig,
  canonicalJson: (value) => {
    try {
      return domain.canonicalJson(value);
    } catch (error) {
      // It has no other answer for what is no plain data.
      if (error instanceof RangeError) return error;
      throw error;
    }
  },
  tryChange: changed,
  previewChange: changed,
  checkModel: domain.checkModel,
  checkCanopies: domain.checkCanopies,
  isOutletCanopy: (value) => domain.isOutletCanopy(value, { widthMetres: 1, depthMetres: 1 }),
  checkDriverCatalogue: domain.checkDriverCatalogue,
  checkPackagingData: domain.checkPackagingData,
  checkRules: domain.checkRules,
  checkScript: (value) => domain.checkScript(value as string, LAMP_HOST),
  parseAvailability: (value) => domain.parseAvailability(value as never),
  parseValidity: (value) => [domain.parseValidity(value, ''), domain.parseValidity('', value)],
  parseLedColourTemp: domain.parseLedColourTemp,
  parseCatalogId: domain.parseCatalogId,
  firstCatalogId: domain.firstCatalogId,
  priceReference: (value) => domain.priceReference(value, TERMS),
  parseReference: domain.parseReference,
  parseExtendedReference: domain.parseExtendedReference,
  shortReference: domain.shortReference,
  modelOfReference: domain.modelOfReference,
  parseSelection: domain.parseSelection,
  checkPendantHeight: (value) => domain.checkPendantHeight(value, LIMITS),
  checkQuantity: domain.checkQuantity,
  changeOrderQuantity: (value) => domain.changeOrderQuantity(domain.previewOrder([]), 'a', value),
  orderReferenceLine: (value) => domain.orderReferenceLine(ARTICLE, value),
  newProductState: domain.newProductState,
  parseOrderStatus: domain.parseOrderStatus,
  orderStatusAfter: (value) => domain.orderStatusAfter(domain.ORDER_STATUS.PENDING, value),
  parseOrderListingMode: domain.parseOrderListingMode,
  checkBudgetTerms: (value) => domain.checkBudgetTerms(value as never),
  checkFinalQuote: domain.checkFinalQuote,
  checkUsaBudget: domain.checkUsaBudget,
  parseBudgetNumber: domain.parseBudgetNumber,
  clientCopyOf: (value) => domain.clientCopyOf(BUDGET as never, new Map() as never, value),
  minorFromMajor: domain.minorFromMajor,
  percentHundredths: (value) => domain.percentHundredths(value),
  checkText: (value) => domain.checkText(value, 'name'),
  parseEmail: domain.parseEmail,
  parseEmails: domain.parseEmails,
  parseLength: (value) => [domain.parseLength(value, 'metric'), domain.parseLength(value, 'imperial')],
  convertUnit: (value) => [domain.convertUnit(value, 'm', 'cm'), domain.convertUnit(1, value, 'cm'), domain.convertUnit(1, 'm', value)],
  durationInDays: (value) => [domain.durationInDays(value, 'weeks'), domain.durationInDays(1, value)],
  parseCalendarDay: domain.parseCalendarDay,
  parseOpenDay: domain.parseOpenDay,
  checkUpload: (value) => domain.checkUpload(value as never),
  parseDownloadCode: domain.parseDownloadCode,
  downloadEventOf: (value) => domain.downloadEventOf('a', value),
  isDocumentType: domain.isDocumentType,
  parseLocationOfUse: domain.parseLocationOfUse,
  parseProductType: domain.parseProductType,
  parseSortOption: (value) => domain.parseSortOption(value),
  parseAccountCode: (value) => domain.parseAccountCode({ a: 1 }, 'kind', value),
  parseManageUserAction: domain.parseManageUserAction,
  parseCallMethod: domain.parseCallMethod,
  parseServiceName: domain.parseServiceName,
  checkMethod: (value) => domain.checkMethod(value as string, 'Light', ['Space']),
  checkFlagServiceKey: domain.checkFlagServiceKey,
  chooseConfigurator: (value) => [domain.chooseConfigurator(value), domain.chooseConfigurator(2, value)],
  parseConfiguratorMode: (value) => (CHOICE.ok ? domain.parseConfiguratorMode(CHOICE.value, value) : undefined),
  layerDisplay: domain.layerDisplay,
  pathAfterDiscard: domain.pathAfterDiscard,
  pathOfGoneProject: domain.pathOfGoneProject,
};
const NAMES = Object.keys(DOORS);

const position = [0.5, 4, 0.5];
/** Values that some door takes, so that what throws late is read far. */
const TAKEN: readonly unknown[] = [
  COMPLETE,
  hangingLight('n'),
  boardOf([boardPart('p', '9501', 0)]),
  { type: 'PieceList', version: 1, subFamilyId: 110, applicationLocationId: 11, rows: [], dismissed: ['a'] },
  { roomSize: { height: 3, width: 4, depth: 5 }, extraCeiling: 0.1, ceilingMaterial: 'wood' },
  HANGING_MODEL,
  CANOPIES,
  { shape: 'round', outlets: [0, 0.1, 0.2].map((x) => ({ x, z: 0 })) },
  { minutesPerPoint: { MONTAJE: 1, PREPARACION: 1, EMBALAJE: 1 }, pointsPerPackage: 2 },
  [{ id: 'a', elementTypes: ['Light'], script: 'power < 9', active: true, reasons: text('a') }],
  { since: '01/01/2026', until: '31/12/2026', expected: '' },
  { color: '10', temperature: { code: '1' }, pendantHeight: { value: 200 } },
  { name: 'plan.pdf', size: 10 },
  { id: 2 },
  { redirectTo: 'p' },
  { kind: 'move', elementId: 'a', position },
  { kind: 'set-attributes', elementIds: ['a', 'b'], attributes: { color: '24', pendantHeight: 120 } },
  { kind: 'add', node: hangingLight('n'), parentId: 'space', position },
  { kind: 'regroup', elementId: 'a', parentId: 'space', position, index: 0 },
  { kind: 'set-room', config: { roomSize: { width: 4 } } },
  { kind: 'set-pose', elementIds: ['a'], pose: { yaw: 1, pitch: 0, roll: 0 } },
  { kind: 'mount', composition: hangingLight('n'), clusterIds: ['k'] },
  [
    { kind: 'move', elementId: 'a', position },
    { kind: 'remove', elementIds: ['k'] },
  ],
];

const broken = () => {
  throw new Error('unreadable');
};
const TRAPS: ProxyHandler<object> = { get: broken, has: broken, ownKeys: broken, getOwnPropertyDescriptor: broken, getPrototypeOf: broken };
const revoked = (target: object) => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};

/** The value with everything in it, which throws once so many of its fields were read. */
function throwingAfter(value: unknown, reads: number): unknown {
  let left = reads;
  const read = <T>(part: T): T => {
    if (left === 0) broken();
    left -= 1;
    return watched(part) as T;
  };
  const watched = (part: unknown): unknown =>
    typeof part === 'object' && part !== null
      ? new Proxy(part, {
          get: (target, key, receiver) => read(Reflect.get(target, key, receiver)),
          ownKeys: (target) => read(Reflect.ownKeys(target)) && Reflect.ownKeys(target),
        })
      : part;
  return watched(value);
}

const circle: Record<string, unknown> = { type: 'Space', props: {} };
circle.elements = [{ element: circle }];
circle.parts = [circle];
const STRANGE: readonly unknown[] = [
  null,
  undefined,
  Number.NaN,
  -0,
  1e300,
  10n,
  Symbol('strange'),
  () => 1,
  new Date(Number.NaN),
  new Map([['kind', 'move']]),
  Object.create(null),
  Object.create({ kind: 'move', type: 'Space' }),
  { toString: broken, valueOf: broken, [Symbol.toPrimitive]: broken },
  JSON.parse('{"__proto__": {"kind": "move"}, "constructor": 1, "length": 1e9}'),
  { length: 4_294_967_295 },
  circle,
  Array(100_000).fill(null),
  Array.from({ length: 20_000 }, () => ({ kind: 'move' })),
  new Array(1_000_000),
  'x'.repeat(100_000),
  '('.repeat(5_000),
];
const HOSTILE: readonly unknown[] = [
  new Proxy({}, TRAPS),
  new Proxy([], TRAPS),
  revoked({}),
  revoked([]),
  [revoked({})],
  { roomSize: revoked({}), kind: 'set-room', config: revoked({}), type: 'Space', props: revoked({}), version: 1, parts: revoked([]) },
];

const run = (name: string, value: unknown) => {
  try {
    (DOORS[name] as Door)(value);
    return [];
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : 'no error'}`];
  }
};

it('UV1 names every door', () => {
  const [section = ''] = (README.split('## What may come from anywhere\n')[1] ?? '').split('\n## ');
  const named = [...section.matchAll(/`(\w+)`/g)].flatMap(([, name = '']) => (Object.hasOwn(domain, name) ? [name] : []));
  expect([...new Set(named)].sort()).toEqual([...NAMES].sort());
  expect(run('checkModel', new Proxy({}, TRAPS))).toEqual([]);
});

it('UV1 is answered at every door, whatever its kind and size', () => {
  expect(NAMES.flatMap((name) => [...STRANGE, ...HOSTILE].flatMap((value) => run(name, value)))).toEqual([]);
});

it('UV1 may throw at any of its fields', () => {
  const reads = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 17, 22, 30, 45, 80];
  const late = TAKEN.flatMap((value) => reads.map((count) => [value, count] as const));
  expect(NAMES.flatMap((name) => late.flatMap(([value, count]) => run(name, throwingAfter(value, count))))).toEqual([]);
});

it('UV1 is anything at all', () => {
  const key = fc.constantFrom('kind', 'elementId', 'elementIds', 'position', 'type', 'props', 'roomSize', 'id', 'rows', 'model', 'length');
  const anything = fc.anything({ key, withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true });
  fc.assert(
    fc.property(anything, fc.constantFrom(...TAKEN), fc.nat(200), (value, taken, reads) => {
      const spoilt = typeof taken === 'object' && taken !== null && !Array.isArray(taken) ? { ...taken, ...(value as object) } : [value];
      for (const name of NAMES) expect([...run(name, value), ...run(name, spoilt)]).toEqual([]);
      for (const name of NAMES) expect(run(name, throwingAfter(taken, reads))).toEqual([]);
    }),
    { seed: 16, numRuns: 25, examples: [[new Proxy([], {}), { kind: 'move' }, 3]] },
  );
});
