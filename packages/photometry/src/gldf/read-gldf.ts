import { unzipSync } from 'fflate';
import { decodeText } from '../file-text';
import { fail, ok, type Result } from '../result';
import { checkProduct } from './check-product';
import type { GldfEmitter, GldfFailure, GldfFile, GldfLightSource, GldfProduct, GldfTexts, GldfVariant } from './gldf-product';
import { parseXml, type XmlElement } from './xml';

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

const childrenOf = (parent: XmlElement | undefined, name: string) => parent?.elements.filter((child) => child.name === name) ?? [];
const childOf = (parent: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined =>
  names.reduce<XmlElement | undefined>((found, name) => childrenOf(found, name)[0], parent);
const wordOf = (parent: XmlElement | undefined, name: string) => childOf(parent, name)?.text.trim() ?? '';
const textsOf = (parent: XmlElement | undefined): GldfTexts =>
  Object.fromEntries(childrenOf(parent, 'Locale').map(({ attributes, text }) => [attributes.language ?? '', text.trim()]));

function numberOf(parent: XmlElement | undefined, name: string): number | undefined {
  const word = wordOf(parent, name);
  const value = Number(word);
  return word === '' || !Number.isFinite(value) ? undefined : value;
}

/** Leaves away what is undefined. */
function given<K extends string, T>(key: K, value: T | undefined): { readonly [P in K]?: T } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: T };
}

function fileOf({ attributes, text }: XmlElement, entries: ReadonlyMap<string, Uint8Array>): GldfFile {
  const { id = '', contentType = '' } = attributes;
  const name = text.trim();
  const type = attributes.type === 'url' ? ('url' as const) : ('localFileName' as const);
  const [folder] = contentType.split('/');
  // Files stand in a folder by their kind; some writers name it otherwise.
  const content =
    type === 'url' ? undefined : (entries.get(`${folder}/${name}`) ?? [...entries].find(([path]) => path.endsWith(`/${name}`))?.[1]);
  return { id, contentType, type, name, ...given('content', content) };
}

function lightSourceOf(source: XmlElement): GldfLightSource {
  const colour = childOf(source, 'ColorInformation');
  return {
    id: source.attributes.id ?? '',
    name: textsOf(childOf(source, 'Name')),
    ...given('ratedInputWatts', numberOf(source, 'RatedInputPower')),
    ...given('colourRenderingIndex', numberOf(colour, 'ColorRenderingIndex')),
    ...given('colourTemperatureKelvin', numberOf(colour, 'CorrelatedColorTemperature')),
  };
}

/** Emitters with several fixed lights count as the first of them. */
function emitterOf(emitter: XmlElement): GldfEmitter[] {
  const light = childOf(emitter, 'FixedLightEmitter') ?? childOf(emitter, 'ChangeableLightEmitter');
  const photometryId = childOf(light, 'PhotometryReference')?.attributes.photometryId;
  if (photometryId === undefined) return [];
  return [
    {
      id: emitter.attributes.id ?? '',
      photometryId,
      ...given('lightSourceId', childOf(light, 'LightSourceReference')?.attributes.fixedLightSourceId),
      ...given('ratedFluxLumens', numberOf(light, 'RatedLuminousFlux')),
    },
  ];
}

/** Ids of the emitters anywhere below the geometry of a variant. */
function emitterIdsOf(geometry: XmlElement | undefined): string[] {
  const below = geometry?.elements.flatMap(emitterIdsOf) ?? [];
  const own = geometry?.attributes.emitterId;
  return own === undefined ? below : [own, ...below];
}

function variantOf(variant: XmlElement, known: ReadonlySet<string>): GldfVariant {
  const number = childOf(variant, 'ProductNumber');
  return {
    id: variant.attributes.id ?? '',
    name: textsOf(childOf(variant, 'Name')),
    ...given('productNumber', number && textsOf(number)),
    // Sensors are emitters too in the format; they give no light.
    emitterIds: emitterIdsOf(childOf(variant, 'Geometry')).filter((id) => known.has(id)),
  };
}

/**
 * Reads the parts of a GLDF container that tell of light: product, variants, emitters, photometry and files. Archives that are no
 * containers, are too large or lead nowhere are refused (GL1–GL4).
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
  const all = (list: string, name: string) => childrenOf(childOf(general, list), name);
  const emitterElements = all('Emitters', 'Emitter');
  const emitters = emitterElements.flatMap(emitterOf);
  const dark = new Set(
    emitterElements.map(({ attributes }) => attributes.id).filter((id) => !emitters.some((emitter) => emitter.id === id)),
  );
  const named = childrenOf(childOf(product, 'Variants'), 'Variant');
  const lit = new Set(named.flatMap((variant) => emitterIdsOf(childOf(variant, 'Geometry'))).filter((id) => !dark.has(id)));
  const language = wordOf(header, 'DefaultLanguage');
  return checkProduct({
    manufacturer: wordOf(header, 'Manufacturer'),
    createdWithApplication: wordOf(header, 'CreatedWithApplication'),
    creationTime: wordOf(header, 'GldfCreationTimeCode'),
    uniqueId: wordOf(header, 'UniqueGldfId'),
    uniqueProductId: wordOf(childOf(product, 'ProductMetaData'), 'UniqueProductId'),
    ...(language !== '' && { defaultLanguage: language }),
    productNumber: textsOf(childOf(product, 'ProductMetaData', 'ProductNumber')),
    name: textsOf(childOf(product, 'ProductMetaData', 'Name')),
    files: all('Files', 'File').map((file) => fileOf(file, entries.value)),
    photometries: all('Photometries', 'Photometry').flatMap((photometry) => {
      const fileId = childOf(photometry, 'PhotometryFileReference')?.attributes.fileId;
      return fileId === undefined ? [] : [{ id: photometry.attributes.id ?? '', fileId }];
    }),
    lightSources: all('LightSources', 'FixedLightSource').map(lightSourceOf),
    emitters,
    variants: named.map((variant) => variantOf(variant, lit)),
  });
}
