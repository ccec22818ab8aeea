import { unzipSync } from 'fflate';
import { decodeText } from '../file-text';
import { fail, ok, type Result } from '../result';
import { checkProduct } from './check-product';
import type { GldfFailure, GldfFile, GldfProduct } from './gldf-product';
import { readEmitter, readEquipment, readLightSources, readOtherSources } from './light-parts';
import { readGeometries, readVariant } from './placement-parts';
import { parseXml, type XmlElement } from './xml';
import { childOf, childrenOf, given, moreOf, numberFrom, textsOf, wordOf } from './xml-parts';

/** Elements of these parts that are read into fields; all others are kept. */
const HEADER = ['Manufacturer', 'FormatVersion', 'CreatedWithApplication', 'GldfCreationTimeCode', 'UniqueGldfId', 'DefaultLanguage'];
const DEFINITIONS = ['Files', 'Photometries', 'LightSources', 'Equipments', 'Emitters', 'Geometries'];
const META_DATA = ['UniqueProductId', 'ProductNumber', 'Name'];
const PRODUCT = 'product.xml';
const MOST_ENTRIES = 1000;
/** Bytes of all files together, unpacked. */
const MOST_BYTES = 40 * 1024 * 1024;

/** The files of an archive; what they claim to be unpacked is added up before a byte is unpacked (GL4). */
function unpack(archive: Uint8Array): Result<Map<string, Uint8Array>, GldfFailure> {
  let bytes = 0;
  let entries = 0;
  try {
    const files = unzipSync(archive, {
      filter: ({ originalSize }) => {
        bytes += originalSize;
        entries += 1;
        return bytes <= MOST_BYTES && entries <= MOST_ENTRIES;
      },
    });
    return bytes > MOST_BYTES || entries > MOST_ENTRIES ? fail({ code: 'gldf.too-large' }) : ok(new Map(Object.entries(files)));
  } catch {
    return fail({ code: 'gldf.no-archive' });
  }
}

function fileOf({ attributes, text }: XmlElement, entries: ReadonlyMap<string, Uint8Array>): GldfFile {
  const { id = '', contentType = '', language } = attributes;
  const name = text.trim();
  const type = attributes.type === 'url' ? ('url' as const) : ('localFileName' as const);
  const [folder] = contentType.split('/');
  // Files stand in a folder by their kind; some writers name it otherwise.
  const content =
    type === 'url' ? undefined : (entries.get(`${folder}/${name}`) ?? [...entries].find(([path]) => path.endsWith(`/${name}`))?.[1]);
  return { id, contentType, type, name, ...given('language', language), ...given('content', content) };
}

/** The version of a document; undefined where it is the one that is written by itself, or not stated. */
function versionOf(version: XmlElement | undefined): GldfProduct['formatVersion'] {
  const { major = '1', minor = '0', 'pre-release': preRelease } = version?.attributes ?? { 'pre-release': '2' };
  if (major === '1' && minor === '0' && preRelease === '2') return undefined;
  return {
    major: numberFrom(major),
    minor: numberFrom(minor),
    ...given('preRelease', preRelease === undefined ? undefined : numberFrom(preRelease)),
  };
}

/**
 * Reads a GLDF container: product, variants, placement, emitters, sources, photometry and files by name, whatever else it has as kept
 * elements. Archives that are no containers, are too large, lead nowhere or have impossible values are refused (GL1–GL4, GL6).
 */
export function readGldf(archive: Uint8Array): Result<GldfProduct, GldfFailure> {
  const entries = unpack(archive);
  if (!entries.ok) return entries;
  const source = entries.value.get(PRODUCT);
  if (source === undefined) return fail({ code: 'gldf.product-missing' });
  const root = parseXml(decodeText(source));
  if ('offset' in root) return fail({ code: 'gldf.xml-malformed', offset: root.offset });
  const [header, general, product] = ['Header', 'GeneralDefinitions', 'ProductDefinitions'].map((part) => childOf(root, part));
  for (const [part, found] of [
    ['Header', header],
    ['GeneralDefinitions', general],
    ['ProductDefinitions', product],
  ] as const)
    if (found === undefined) return fail({ code: 'gldf.part-missing', part });
  const all = (name: string, entry: string) => childrenOf(childOf(general, name), entry);
  const emitterElements = all('Emitters', 'Emitter');
  const sensors = emitterElements.filter((emitter) => readEmitter(emitter).length === 0);
  const dark = new Set(sensors.map(({ attributes }) => attributes.id));
  const language = wordOf(header, 'DefaultLanguage');
  const metaData = childOf(product, 'ProductMetaData');
  const equipments = all('Equipments', 'Equipment').map(readEquipment);
  const geometries = readGeometries(childOf(general, 'Geometries'));
  return checkProduct({
    manufacturer: wordOf(header, 'Manufacturer'),
    createdWithApplication: wordOf(header, 'CreatedWithApplication'),
    creationTime: wordOf(header, 'GldfCreationTimeCode'),
    uniqueId: wordOf(header, 'UniqueGldfId'),
    uniqueProductId: wordOf(metaData, 'UniqueProductId'),
    ...given('formatVersion', versionOf(childOf(header, 'FormatVersion'))),
    ...(language !== '' && { defaultLanguage: language }),
    productNumber: textsOf(childOf(metaData, 'ProductNumber')),
    name: textsOf(childOf(metaData, 'Name')),
    files: all('Files', 'File').map((file) => fileOf(file, entries.value)),
    photometries: all('Photometries', 'Photometry').flatMap((photometry) => {
      const fileId = childOf(photometry, 'PhotometryFileReference')?.attributes.fileId;
      return fileId === undefined
        ? []
        : [{ id: photometry.attributes.id ?? '', fileId, ...moreOf('more', photometry, ['PhotometryFileReference']) }];
    }),
    lightSources: readLightSources(childOf(general, 'LightSources')),
    ...readOtherSources(childOf(general, 'LightSources')),
    ...given('equipments', equipments.length > 0 ? equipments : undefined),
    emitters: emitterElements.flatMap(readEmitter),
    ...moreOf('sensorEmitters', { name: '', attributes: {}, elements: sensors, text: '' }, []),
    ...given('geometries', geometries.length > 0 ? geometries : undefined),
    variants: childrenOf(childOf(product, 'Variants'), 'Variant').map((variant) => readVariant(variant, (id) => dark.has(id))),
    ...moreOf('moreHeader', header, HEADER),
    ...moreOf('moreDefinitions', general, DEFINITIONS),
    ...moreOf('moreMetaData', metaData, META_DATA),
  });
}
