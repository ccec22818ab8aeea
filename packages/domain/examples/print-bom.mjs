/**
 * Prints the bill of materials of a saved composition.
 *
 *   node examples/print-bom.mjs <composition.json> <models.json> <sources.json> <dd/mm/yyyy>
 *
 * The exit code is 1 when the composition has no bill: what it was saved with may have left the catalogue.
 */
import { readFileSync } from 'node:fs';
import { checkModel } from '@candil/domain/article';
import { configuratorTypeOf, creationBom, resolveCompositions } from '@candil/domain/bom';
import { parseCalendarDay } from '@candil/domain/calendar';
import { checkCanopies } from '@candil/domain/canopy';
import { checkDriverCatalogue } from '@candil/domain/driver';
import { createElementTree } from '@candil/domain/element';
import { errorText } from '@candil/domain/error-text';
import { checkPackagingData } from '@candil/domain/packaging';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The value of a result; a failure ends the program with its text. */
const must = (result, where = '') => {
  if (result.ok) return result.value;
  process.stdout.write(`${where}${errorText(result.failure)}\n`);
  process.exit(1);
};

const [compositionFile, modelsFile, sourcesFile, dayText] = process.argv.slice(2);
const models = read(modelsFile);
for (const failure of models.flatMap(checkModel)) must({ ok: false, failure });
const { families, applicationLocations, canopies, drivers, packaging, partKinds, prices } = read(sourcesFile);
const sources = {
  modelOf: (code) => models.find(({ model }) => model === code),
  familyOf: (subFamilyId) => families[subFamilyId],
  applicationLocationOf: (id) => applicationLocations[id],
  hasPrice: ({ model }) => prices.some((price) => price.model === model),
  partKindOf: ({ model }) => partKinds[model] ?? 'other',
  canopies: must(checkCanopies(canopies)),
  drivers: must(checkDriverCatalogue(drivers)),
  packaging: must(checkPackagingData(packaging)),
  today: must(parseCalendarDay(dayText)),
};

const { creationCode, space } = read(compositionFile);
const resolved = resolveCompositions(createElementTree(space), sources);
if (!resolved.ok && resolved.failure.code === 'bom.element-refused')
  must({ ok: false, failure: resolved.failure.failure }, `${resolved.failure.elementId}: `);
const bom = must(
  creationBom(
    {
      compositions: must(resolved),
      subFamilyId: space.props.info.subfamily,
      applicationLocationId: space.props.applicationLocationId,
      configuratorType: configuratorTypeOf(space.props.configurator, space.props.source),
      creationCode,
    },
    sources,
  ),
);

const row = (quantity, code, text) => `  ${String(quantity).padStart(3)}  ${code.padEnd(20)}${text}`;
const nameOf = (model) => sources.modelOf(model).name.en;
const lines = bom.compositions.flatMap(({ compositionNumber, articles, accessories, electricalGroups, ...composition }) => [
  `Composition ${compositionNumber}: ${composition.subFamily.description}, ${composition.totalWatts} W, ${composition.totalLumensLed} lm`,
  ...articles.map(({ quantity, referenceCode, model }) => row(quantity, referenceCode, nameOf(model))),
  ...accessories.map(({ quantity, accessoryCode, model }) => row(quantity, accessoryCode, nameOf(model))),
  ...electricalGroups.map(({ accessory, elements }) =>
    row(accessory.quantity, accessory.accessoryCode, `driver of ${elements.join(', ')}`),
  ),
  `  ${composition.packaging.packages} packages, ${Object.entries(composition.packaging.timing)
    .map(([step, minutes]) => `${step} ${minutes} min`)
    .join(', ')}`,
]);
process.stdout.write(`${bom.creationCode}, ${bom.isPersonalized ? 'personalised' : 'not personalised'}\n${lines.join('\n')}\n`);
