const ARTICLE = 'src/bom/bom-article.ts';
const ATTRIBUTES = 'src/article/article-attributes.ts';
const CATEGORY = 'src/bom/bom-category.ts';
const COMPOSITION = 'src/bom/bom-composition.ts';
const CREATION = 'src/bom/creation-bom.ts';
const RESOLVE = 'src/bom/resolve-composition.ts';
const GRID = 'src/bom/grid-attributes.ts';

export const SWITCH_OFFS = {
  BO1: [{ file: CREATION, find: 'prefixCode: PREFIX_CODE', replace: "prefixCode: ''" }],
  BO2: [{ file: 'src/bom/bom.data.ts', find: "configurator: 'EXPRESS'", replace: "configurator: 'CREA'" }],
  BO3: [{ file: ARTICLE, find: 'sublevel: model.articleType.level2', replace: 'sublevel: model.articleType.level1' }],
  BO4: [{ file: 'src/bom/bom.data.ts', find: 'status: 0', replace: 'status: 1' }],
  BO5: [{ file: ATTRIBUTES, find: 'bov: bovOf(variation)', replace: "bov: 'V'" }],
  BO6: [
    { file: ATTRIBUTES, find: 'return kelvin.ok ?', replace: 'return false ?' },
    { file: ATTRIBUTES, find: 'value: selection.pendantHeightCm ?? 0', replace: 'value: 0' },
  ],
  BO7: [{ file: ARTICLE, find: 'accessoryCode: isLuminaire ? null : article.reference', replace: 'accessoryCode: null' }],
  BO8: [{ file: ARTICLE, find: 'isPersonalized: article.isPersonalized', replace: 'isPersonalized: 1' }],
  BO9: [{ file: ARTICLE, find: '!Number.isInteger(quantity) || quantity < 1', replace: 'false' }],
  BO10: [{ file: 'src/bom/creation-code.ts', find: 'creationCode.startsWith(PREFIX_CODE)', replace: 'true' }],
  BO11: [{ file: COMPOSITION, find: 'index + 1', replace: 'index' }],
  BO12: [{ file: CATEGORY, find: "lights.length < models.length ? 'TOOLKIT' : 'REGULAR'", replace: "'REGULAR'" }],
  BO13: [{ file: CATEGORY, find: 'return pendantsOnly ?', replace: 'return false ?' }],
  BO14: [{ file: CATEGORY, find: "mixes ? 'TOOLKIT' : 'COMPOSING_PENDANTS'", replace: "'COMPOSING_PENDANTS'" }],
  BO15: [
    {
      file: COMPOSITION,
      find: 'sumInThousandths(lights.map(({ model }) => model.technical.watts))',
      replace: 'lights.reduce((sum, { model }) => sum + model.technical.watts, 0)',
    },
  ],
  BO16: [{ file: COMPOSITION, find: '.sort(([a], [b]) => a.elementOrderValue - b.elementOrderValue)', replace: '' }],
  BO17: [{ file: COMPOSITION, find: 'values.every((value) => value === values[0]) ? values[0] : undefined', replace: 'undefined' }],
  BO18: [{ file: COMPOSITION, find: '.filter(({ model }) => isAccessory(model))\n', replace: '\n' }],
  BO19: [
    {
      file: RESOLVE,
      find: 'return electricalGroups(drivers, { catalogId, compositionControl: control, lights });',
      replace: 'return ok([]);',
    },
  ],
  BO20: [
    { file: RESOLVE, find: 'position: absolutePositionOf(tree, elementId)', replace: 'position: elementOf(tree, elementId).position' },
  ],
  BO21: [{ file: CREATION, find: 'articles.length > 0 && ', replace: '' }],
  BO22: [{ file: RESOLVE, find: '  if (first !== undefined) {', replace: '  if (first === null) {' }],
  BO23: [{ file: RESOLVE, find: 'rest.composition.articles.length + rest.refused.length === 0 ?', replace: 'true ?' }],
  BO24: [{ file: COMPOSITION, find: 'quantity: piecesOf(those) };', replace: 'quantity: 1 };' }],
  BO25: [{ file: RESOLVE, find: "varies('installation') ? inheritedInstallation(tree, element.id) : undefined", replace: 'undefined' }],
  BO26: [{ file: GRID, find: 'attributes.finish?.code ?? null', replace: 'null' }],
  BO27: [{ file: GRID, find: '[...new Set(values)]', replace: '[...values]' }],
  BO28: [{ file: 'src/bom/space-bom.ts', find: 'subFamilyId: info.subfamily', replace: 'subFamilyId: 110' }],
  BO29: [{ file: 'src/bom/ordered-parts.ts', find: '...electricalGroups.map(({ accessory }) => accessory)', replace: '' }],
  BO30: [{ file: RESOLVE, find: 'Math.max(1, Math.ceil(cutMetres / technical.widthMetres - UNCUT))', replace: '1' }],
};
