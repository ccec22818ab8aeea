import {
  type BeltLoad,
  type BeltPath,
  beltOf,
  buildArticle,
  buildArticleFromReference,
  type Change,
  calculateBudget,
  changeOrderQuantity,
  checkBeltLoads,
  checkBeltPath,
  checkCanopies,
  checkConfiguration,
  checkDriverCatalogue,
  checkImport,
  checkModel,
  checkPackagingData,
  checkPendantHeight,
  checkRules,
  checkScript,
  checkTreeRules,
  chooseConfigurator,
  compileElementRules,
  composeReference,
  compositionPrices,
  createArticleCollection,
  createElementTree,
  driverGroups,
  ELEMENT_RULE_HOST,
  type ElementNode,
  energyClassOf,
  findModel,
  loadDocument,
  minorFromMajor,
  type Position,
  parseCalendarDay,
  parseConfiguratorMode,
  parseLedColourTemp,
  parseReference,
  parseSelection,
  partOfArticle,
  pendantHeightLimits,
  pendantHeightRangeOf,
  percentHundredths,
  previewOrder,
  resolveCompositions,
  type StickJoint,
  saveDocument,
  sellableVariations,
  stickFigure,
  subFamilyOfModel,
  tryChange,
  unitPrice,
  variationsForLight,
  wireLengthOfHeight,
} from '@candil/domain';
import { emitStaticJson } from '../snapshot/emit-static-json';
import { boardRefusal, crowdedBoardRefusal } from './board-refusals';
import { clusterOf, compositionOf, configOf, data, elementOf, outletCanopyOf, refusalOf, roomOf, rulesOf, several, spaceOf } from './rooms';
import { articleOf, modelOf, priceOf, today } from './seed-articles';

type Outcome = { readonly ok: boolean; readonly failure?: { readonly code: string } };
const codeOf = (outcome: Outcome): string | undefined => outcome.failure?.code;

const alba33 = modelOf('0820', 16);
const collection = createArticleCollection(
  data.models.filter(({ catalogId }) => catalogId === 16),
  { cached: false },
);
const black = { color: '11', temperature: '1', control: 'A' };
const light = (id: string) => elementOf(id, '0820', { ...black, installation: '10' });
const freeLight = (id: string) => elementOf(id, '0820', { ...black, installation: '18' });
const oneLight = () => roomOf([light('a')]);
const setOf = (id: string, attributes: Readonly<Record<string, string | null>>) =>
  ({ kind: 'set-attributes', elementIds: [id], attributes }) as const;

/** What a loader says of a model with something wrong in it. */
const damaged = (change: object, code: string): string | undefined =>
  checkModel({ ...alba33, ...change }).find((failure) => failure.code === code)?.code;
const [firstVariation, ...otherVariations] = alba33.variations;
const damagedVariation = (change: object, code: string) =>
  damaged({ variations: [{ ...firstVariation, ...change }, ...otherVariations] }, code);
const heightRange = () => {
  const wire = alba33.variations.find(({ type }) => type === 'pendantHeight');
  const range = wire && pendantHeightRangeOf(wire);
  if (range === undefined) throw new Error('0820 has no pendant height');
  return range;
};
const heightLimits = () => {
  const limits = pendantHeightLimits(heightRange());
  if (!limits.ok) throw new Error(limits.failure.code);
  return limits.value;
};

/** What a rule of the catalogue breaks by once its script is edited so. */
const brokenBy = (script: string): string | undefined => {
  const [rule] = rulesOf(225);
  const rules = compileElementRules(rule === undefined ? [] : [{ ...rule, elementTypes: ['Light'], script }]);
  return checkTreeRules(rules, createElementTree(spaceOf([light('a')])), { enabled: true }).broken[0]?.cause;
};
/** What the catalogue is refused for once the script of a rule is edited so. */
const scriptFailure = (script: string): string | undefined => checkScript(script, ELEMENT_RULE_HOST)[0]?.code;

const sources = {
  modelOf: (model: string) => collection.models.get(model),
  familyOf: () => ({ familyId: 11, description: '' }),
  applicationLocationOf: () => ({ application: 1, location: 1 }),
  hasPrice: () => true,
  partKindOf: () => 'other' as const,
  canopies: data.canopies,
  drivers: data.drivers,
  packaging: data.packaging,
  today,
};

const familyData = { models: data.models };
const saved = () => saveDocument(createElementTree(spaceOf([light('a')])));
const document = (change: object) => codeOf(loadDocument({ ...saved(), ...change }, familyData));

/** Failures of the domain with a call over data of this catalogue, or over the same data edited wrongly, that ends in each. */
export const REACHED_BY_DATA: Readonly<Record<string, () => string | undefined>> = {
  'article.model-unknown': () => codeOf(findModel(data.models, '0821')),
  'article.attribute-unknown': () => codeOf(buildArticle(alba33, { color: '14' }, today)),
  'article.attribute-missing': () => codeOf(buildArticle(alba33, {}, today)),
  'article.other-model': () => {
    const parts = parseReference('0821 11/1A_10');
    return parts.ok ? codeOf(buildArticleFromReference(alba33, parts.value, today)) : undefined;
  },
  'article.excluded': () => codeOf(buildArticle(alba33, { color: '11', temperature: '1', control: 'M', installation: '18' }, today)),
  'article.light-unknown': () => codeOf(variationsForLight(collection, '0821', today)),
  'article.collection-undefined': () => codeOf(variationsForLight(undefined, '0820', today)),
  'article.method-deprecated': () => codeOf(sellableVariations(collection, '0820', today, { avoidPAs: true })),
  'attribute.not-an-integer': () => codeOf(parseLedColourTemp(alba33.variations.find(({ modifier }) => modifier === '9')?.description.en)),
  'belt.attach-edge': () => beltFailure(1.96, 3),
  'belt.span-short': () => beltFailure(-2, 3.02),
  'belt.below-floor': () => beltFailure(1, 0.2, [0.5]),
  'belt.length': () => {
    const longest = data.systemParts['8020']?.mostLengthMetres;
    const path = beltPath(1.5, 3.8, [1, 1]);
    const wide: BeltPath = { ...path, points: [...path.points, [-1.5, 3.8, 1]] };
    return checkBeltPath(wide, beltOf(wide), BELT_ROOM, longest)[0]?.code;
  },
  'belt.spacing': () => loadFailure(0, beltLoad('8110', 1), beltLoad('8115', 1.1)),
  'belt.body-straight': () => loadFailure(0.5, beltLoad('8150', 1.5)),
  'belt.body-over-end': () => loadFailure(0, beltLoad('8150', 0.3)),
  'bom.element-refused': () =>
    codeOf(
      resolveCompositions(createElementTree(spaceOf([elementOf('a', '0820', { ...black, control: 'M', installation: '10' })])), sources),
    ),
  'budget.currency': () => {
    const line = { quantity: 1, unitPvp: 100, discount: 0, isPersonalized: 1, discontinued: false } as const;
    const row = data.basePrices.find(({ model, rateId }) => model === '0820' && rateId === 12);
    return codeOf(
      calculateBudget({
        currency: 'EUR',
        discount: 0,
        surcharge: 0,
        iva: 21,
        products: [{ ...line, id: 'a', ...(row && { currency: row.currency }) }],
      }),
    );
  },
  'calendar.malformed': () => codeOf(parseCalendarDay(`31/02/${(alba33.availability.since ?? '').slice(-4)}`)),
  'canopy.malformed': () => codeOf(checkCanopies(data.canopies.map((canopy) => ({ ...canopy, widthMetres: canopy.widthMetres * 100 })))),
  'canopy.twice': () => codeOf(checkCanopies([...data.canopies, ...data.canopies])),
  'canopy.surface-asks-ceiling': () => codeOf(checkCanopies(data.canopies.map((canopy) => ({ ...canopy, extraCeilingMetres: 0.1 })))),
  'catalog.model-without-sub-family': () =>
    codeOf(subFamilyOfModel(emitStaticJson(data).files['model-to-subfamily.json'] as Readonly<Record<string, number>>, '9611')),
  'cluster.installation-refused': () =>
    refusalOf(
      roomOf([clusterOf('k', '18', [elementOf('a', '1160', { ...black, installation: '18' })])]),
      setOf('k', { installation: '32' }),
    ),
  'cluster.off-outlet': () =>
    checkConfiguration(roomOf([outletCanopyOf('k', '9711', [freeLight('a'), freeLight('b')])])).flatMap((issue) =>
      issue.kind === 'refused' ? [issue.failure.code] : [],
    )[0],
  'cluster.one-light': () =>
    refusalOf(roomOf([clusterOf('k', '10', [light('a')])]), { kind: 'add', node: light('b'), parentId: 'k', position: [1, 0, 0] }),
  'cluster.too-many-lights': () =>
    refusalOf(roomOf([clusterOf('k', '18', [freeLight('a'), freeLight('b')])]), setOf('k', { installation: '10' })),
  'stick.reach': () => stickRefusal('stick.reach', { to: [0, 1.2, 0] }),
  'stick.outside-room': () => stickRefusal('stick.outside-room', { from: [0, -0.6, 0], to: [0, 0.55, 0] }),
  'stick.angle': () => stickRefusal('stick.angle', {}, { from: [0, 1.15, 0], to: [0, 2.3, 0] }),
  'stick.surface-angle': () => stickRefusal('stick.surface-angle', { to: [1.15, 0, 0] }),
  'stick.cross': () => stickRefusal('stick.cross', {}, { from: [-0.5, 0.5, 0], to: [0.65, 0.5, 0] }, false),
  'stick.anchor': () => stickRefusal('stick.anchor', { from: [0, 1, 0], to: [0, 2.15, 0] }),
  'stick.feed': () => stickRefusal('stick.feed', {}),
  'stick.control': () => {
    const feed = (id: string, control: string) => elementOf(id, '7480', { control, installation: '10' });
    return stickRefusal('stick.control', {}, undefined, true, [feed('f', 'A'), feed('g', 'B')]);
  },
  'stick.figure-size': () => codeOf(stickFigure('diagonal', FIGURE, { width: 4, depth: 4, height: 3 }, FIGURE_TERMS)),
  'toolkit.part-foreign': () => boardRefusal('toolkit.part-foreign'),
  'toolkit.overlap': () => boardRefusal('toolkit.overlap'),
  'toolkit.loose-end': () => boardRefusal('toolkit.loose-end'),
  'toolkit.no-feed': () => boardRefusal('toolkit.no-feed'),
  'toolkit.overload': () => boardRefusal('toolkit.overload'),
  'toolkit.length': () => boardRefusal('toolkit.length'),
  'toolkit.load': () => boardRefusal('toolkit.load'),
  'toolkit.too-many-parts': crowdedBoardRefusal,
  'stick.figure-place': () => codeOf(stickFigure('v', FIGURE, { width: 0.5, depth: 0.5, height: 3 }, FIGURE_TERMS)),
  'composition.price-missing': () => {
    const drum = articleOf('235151/1A');
    const price = priceOf(drum, 14);
    return codeOf(compositionPrices([partOfArticle(drum, price.ok ? price.value.amountMinor : undefined, 1)], 1, 0));
  },
  'configurator.sub-family-unknown': () => codeOf(chooseConfigurator({ id: 2 }, 110)),
  'configurator.mode-refused': () => {
    const coro = data.subFamilies.find(({ id }) => id === 259);
    const choice = chooseConfigurator(coro?.configuratorType, 259);
    return choice.ok ? codeOf(parseConfiguratorMode(choice.value, 'view')) : undefined;
  },
  'document.energy-unknown': () => codeOf(energyClassOf(modelOf('8010', 16).technical)),
  'driver.model-unknown': () => codeOf(driverGroups(data.drivers, { model: '9611', control: 'A', count: 2 }, 'row')),
  'driver.catalogue-malformed': () => codeOf(checkDriverCatalogue({ ...data.drivers, '7450': { usa: [], row: [] } })),
  'edit.change-malformed': () => refusalOf(oneLight(), { kind: 'set-attributes', elementIds: ['a'], attributes: { color: '' } }),
  'edit.value-refused': () => refusalOf(oneLight(), setOf('a', { color: '14' })),
  'edit.excluded': () => refusalOf(roomOf([light('a')], { remoteDriverOn: false }), setOf('a', { control: 'M' })),
  'edit.ceiling-refuses': () => {
    const disc = elementOf('a', '5730', { ...black, installation: '33' });
    const [issue] = checkConfiguration(roomOf([disc], { ceilingMaterial: 'concrete' }));
    return issue?.kind === 'refused' ? issue.failure.code : undefined;
  },
  'edit.has-no-height': () => refusalOf(roomOf([elementOf('a', '8015')]), { kind: 'set-height', elementIds: ['a'], heightCm: 100 }),
  'edit.position-malformed': () => refusalOf(oneLight(), { kind: 'move', elementId: 'a', position: [Number.NaN, 0, 0] }),
  'edit.space-stays': () => refusalOf(oneLight(), { kind: 'remove', elementIds: ['space'] }),
  'edit.some-refuse': () =>
    refusalOf(roomOf([light('a'), elementOf('b', '2351', black)]), {
      kind: 'set-attributes',
      elementIds: ['a', 'b'],
      attributes: { color: '42' },
    }),
  'element.child-not-allowed': () => refusalOf(oneLight(), { kind: 'add', node: light('b'), parentId: 'a', position: [0, 0, 0] }),
  'element.id-taken': () => refusalOf(oneLight(), { kind: 'add', node: light('a'), parentId: 'space', position: [1, 4, 0] }),
  'element.method-invalid': () => refusalOf(roomOf([clusterOf('k', '10', [light('a')])]), { kind: 'unmount', compositionId: 'k' }),
  'element.not-found': () => refusalOf(oneLight(), { kind: 'replace', elementId: 'b', node: light('c') }),
  'element.nothing-to-move': () => refusalOf(oneLight(), { kind: 'move', elementId: 'b', position: [0, 4, 0] }),
  'import.no-family-data': () => codeOf(checkImport(saved(), undefined)),
  'import.incorrect-json': () => codeOf(checkImport('0820 42/2A_10', familyData)),
  'import.type-not-supported': () => codeOf(checkImport({ ...saved(), type: 'Light' }, familyData)),
  'import.no-data': () => codeOf(checkImport({ type: 'Space' }, familyData)),
  'input.invalid': () => codeOf(parseSelection(alba33.model)),
  'model.malformed': () => damaged({ technical: undefined }, 'model.malformed'),
  'model.number-malformed': () => damaged({ model: '820' }, 'model.number-malformed'),
  'model.date-malformed': () => damaged({ availability: { since: '2024-03-01' } }, 'model.date-malformed'),
  'model.modifier-malformed': () => damagedVariation({ modifier: '4' }, 'model.modifier-malformed'),
  'model.modifier-twice': () => damagedVariation({ modifier: '11' }, 'model.modifier-twice'),
  'model.amount-malformed': () => damagedVariation({ priceIncrement: 0.005 }, 'model.amount-malformed'),
  'model.base-variation-priced': () => damagedVariation({ priceIncrement: 5 }, 'model.base-variation-priced'),
  'model.pendant-height-missing': () => damagedVariation({ type: 'pendantHeight', value: undefined }, 'model.pendant-height-missing'),
  'model.exclusion-cell-missing': () =>
    damaged({ exclusions: alba33.exclusions.map((row) => ({ ...row, control: '' })) }, 'model.exclusion-cell-missing'),
  'money.not-a-number': () => codeOf(minorFromMajor(String(data.basePrices[0]?.basePrice))),
  'money.too-many-decimals': () => codeOf(minorFromMajor((data.basePrices[0]?.basePrice ?? 0) + 0.001)),
  'money.too-large': () => codeOf(minorFromMajor((data.basePrices[0]?.basePrice ?? 0) * 1e14)),
  'order.below-moq': () => {
    const { moq } = articleOf('082062/1A_10');
    const line = {
      id: 'a',
      quantity: moq,
      moq,
      isPersonalized: 1,
      discontinued: false,
      days: 0,
      unitGrossMinor: 100,
      discountPercent: 0,
    } as const;
    return codeOf(changeOrderQuantity(previewOrder([line]), 'a', moq - 1));
  },
  'packaging.data-malformed': () => codeOf(checkPackagingData({ ...data.packaging, pointsPerPackage: 0 })),
  'pendant-height.no-room': () => codeOf(pendantHeightLimits(heightRange(), { roomHeightMetres: 0.5, absoluteVerticalMetres: 0 })),
  'pendant-height.not-whole': () => codeOf(checkPendantHeight(heightRange().standard + 0.5, heightLimits())),
  'pendant-height.out-of-range': () => codeOf(checkPendantHeight(heightRange().max + 1, heightLimits())),
  'pendant-height.no-wire': () =>
    codeOf(wireLengthOfHeight(10, { canopyHeightMetres: 0.135, elementHeightMetres: alba33.technical.heightMetres })),
  'percent.not-a-number': () => codeOf(percentHundredths(alba33.model)),
  'percent.too-many-decimals': () => codeOf(percentHundredths(6.125)),
  'percent.out-of-range': () => codeOf(percentHundredths(alba33.technical.lumens, 0, 100)),
  'price.base-not-found': () => codeOf(priceOf(articleOf('235151/1A'), 14)),
  'price.basis-refused': () =>
    codeOf(unitPrice({ rateId: 12, catalogId: 21, currency: 'USD', basePriceMinor: 1000, calculation: 'new' }, articleOf('082042/1M_31'))),
  'price.negative': () =>
    codeOf(unitPrice({ rateId: 10, catalogId: 16, currency: 'EUR', basePriceMinor: 1000, calculation: 'new' }, articleOf('082042/1M_31'))),
  'quantity.not-whole': () => codeOf(orderChanged(1.5)),
  'quantity.not-positive': () => codeOf(orderChanged(0)),
  'quantity.too-large': () => codeOf(orderChanged(100_000)),
  'order.line-unknown': () => codeOf(changeOrderQuantity(previewOrder([]), alba33.model, 1)),
  'reference.invalid': () => codeOf(parseReference('0162/1')),
  'reference.part-missing': () => codeOf(composeReference(alba33, { color: '11' })),
  'rule.rejected': () =>
    refusalOf(roomOf([clusterOf('k', '18', several(7, 'a', '0162', { ...black, installation: '18' }))], { rules: rulesOf(110) }), {
      kind: 'add',
      node: elementOf('b', '0162', { ...black, installation: '18' }),
      parentId: 'k',
      position: [5, 0, 0],
    }),
  'rule.broken': () => {
    const [rule] = rulesOf(110);
    const rules = compileElementRules(rule === undefined ? [] : [{ ...rule, elementTypes: ['Light'], script: 'voltage > 12' }]);
    return checkTreeRules(rules, createElementTree(spaceOf([light('a')])), { enabled: true }).broken[0]?.code;
  },
  'rule.data-malformed': () => codeOf(checkRules(rulesOf(110).map((rule) => ({ ...rule, active: 'yes' })))),
  'rule.no-value': () => brokenBy('voltage > 12'),
  'rule.not-finite': () => brokenBy('1e308 * power > 1'),
  'rule.fuel': () =>
    brokenBy(`[${'1, '.repeat(99)}1].all(a, ${'[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].all(b, '.repeat(6)}power > 0${')'.repeat(7)}`),
  'rule.value-too-long': () =>
    brokenBy(
      `(${Array(60)
        .fill(`"${'x'.repeat(90)}"`)
        .join(' + ')}) == model`,
    ),
  'rule.too-long': () => scriptFailure(' '.repeat(10_001)),
  'rule.too-deep': () => scriptFailure(`${'('.repeat(80)}true${')'.repeat(80)}`),
  'rule.too-many-nodes': () => scriptFailure(Array(1_100).fill('true').join(' && ')),
  'rule.list-too-long': () => scriptFailure(`power in [${Array(501).fill('1').join(', ')}]`),
  'rule.character': () => scriptFailure('totalPower ≤ 80'),
  'rule.string-open': () => scriptFailure('installation == "10'),
  'rule.escape': () => scriptFailure('installation == "\\q"'),
  'rule.number': () => scriptFailure('totalPower <= 1e999'),
  'rule.word-reserved': () => scriptFailure('totalPower <= while'),
  'rule.expected': () => scriptFailure('totalPower <='),
  'rule.name-unknown': () => scriptFailure('totalWaits <= 80'),
  'rule.function-unknown': () => scriptFailure('sum("power") <= 80'),
  'rule.member-unknown': () => scriptFailure('children.all(part, part.colour == "10")'),
  'rule.arguments': () => scriptFailure('count() <= 1'),
  'rule.value-unknown': () => scriptFailure('count("Lamp") <= 1'),
  'rule.type': () => scriptFailure('totalPower'),
  'rule.operands': () => scriptFailure('installation <= 10'),
  'rule.pass-misplaced': () => scriptFailure('!pass'),
  'saved-document.version-unknown': () => document({ version: 99 }),
  'saved-document.unknown-field': () => document({ colour: '42' }),
  'saved-document.malformed': () => document({ createdAt: 20_261_120 }),
  'saved-document.not-plain': () => document({ createdAt: new Date(0) }),
  'saved-document.id-twice': () => codeOf(loadDocument({ ...saved(), elements: [...saved().elements, ...saved().elements] }, familyData)),
  'saved-document.child-not-allowed': () => {
    const [first] = saved().elements;
    return codeOf(
      loadDocument({ ...saved(), elements: [first && { ...first, element: { ...first.element, type: 'Space' } }] }, familyData),
    );
  },
  'space.malformed': () => refusalOf(oneLight(), { kind: 'set-room', config: { ...configOf({}), roomSize: undefined } as never }),
  'space.out-of-range': () => refusalOf(oneLight(), { kind: 'set-room', config: configOf({ extraCeiling: 6 }) }),
  'space.material-malformed': () => refusalOf(oneLight(), { kind: 'set-room', config: configOf({ ceilingMaterial: '' }) }),
  'virtual.no-clusters': () => refusalOf(oneLight(), { kind: 'mount', composition: compositionOf('v', [], {}, true), clusterIds: [] }),
  'virtual.different-parents': () =>
    refusalOf(roomOf([clusterOf('k', '10', [light('a')]), compositionOf('c', [clusterOf('l', '10', [light('b')])])]), {
      kind: 'mount',
      composition: compositionOf('v', [], {}, true),
      clusterIds: ['k', 'l'],
    }),
};

const BELT_ROOM = { width: 4, depth: 4, height: 4 } as const;

/** From a point of the left wall 3 m above the floor to another, metres. */
const beltPath = (x: number, y = 3, slack: readonly number[] = [0]): BeltPath => ({
  points: [
    [-2, 3, 0],
    [x, y, 0],
  ],
  slack,
});

/** What refuses a belt between two points. */
function beltFailure(x: number, y: number, slack?: readonly number[]): string | undefined {
  const path = beltPath(x, y, slack);
  return checkBeltPath(path, beltOf(path), BELT_ROOM)[0]?.code;
}

/** A light of the catalogue on a belt of 3 m. */
function beltLoad(model: string, arcLengthMetres: number): BeltLoad {
  const { widthMetres } = modelOf(model, 16).technical;
  return { id: model, arcLengthMetres, widthMetres, isRigid: data.systemParts[model]?.lengthMetres !== undefined };
}

function loadFailure(slack: number, ...loads: readonly BeltLoad[]): string | undefined {
  return checkBeltLoads(beltOf(beltPath(1, 3, [slack])), loads)[0]?.code;
}

const FIGURE = { lengthsMetres: [1.15], count: 1, angleDegrees: 90, at: { x: 0, z: 0 }, turnDegrees: 0, seed: 1 } as const;
const FIGURE_TERMS = { joint: { min: 20, max: 160 }, diameterMetres: 0.022 };

interface Ends {
  readonly from?: Position;
  readonly to?: Position;
}

/** What refuses a room with one stick of 1.15 m from the floor upwards, or with a second beside it. */
function stickRefusal(code: string, first: Ends, second?: Ends, isJoined = true, feeds: readonly ElementNode[] = []): string | undefined {
  const sticks = [elementOf('a', '7455'), elementOf('b', '7455'), elementOf('j', '7485')];
  const room = roomOf([compositionOf('line', [...sticks, ...feeds])]);
  const shaped = (elementId: string, { from = [0, 0, 0], to = [0, 1.15, 0] }: Ends, joints: readonly StickJoint[] = []): Change => ({
    kind: 'set-geometry',
    elementId,
    geometry: { kind: 'stick', from, to, joints },
  });
  const joints: readonly StickJoint[] = isJoined ? [{ end: 'from', elementId: 'a', otherEnd: 'to' }] : [];
  const places = ['line', 'a', 'b', 'j'].map((elementId): Change => ({ kind: 'move', elementId, position: [0, 0, 0] }));
  const rest: Change = second === undefined ? { kind: 'remove', elementIds: ['b'] } : shaped('b', second, joints);
  tryChange(room, [...places, shaped('a', first), rest]);
  const refused = checkConfiguration(room).flatMap((issue) => (issue.kind === 'refused' ? [issue.failure.code] : []));
  return refused.find((each) => each === code) ?? refused[0];
}

function orderChanged(quantity: number): Outcome {
  const { moq } = articleOf('082042/1A_10');
  const line = {
    id: 'a',
    quantity: 1,
    moq,
    isPersonalized: 1,
    discontinued: false,
    days: 0,
    unitGrossMinor: 100,
    discountPercent: 0,
  } as const;
  return changeOrderQuantity(previewOrder([line]), 'a', quantity);
}
