import { strToU8, zipSync } from 'fflate';
import { fail, ok, type Result } from '../result';
import { checkProduct } from './check-product';
import type { GldfFailure, GldfProduct, GldfTexts } from './gldf-product';
import { element, writeXml, type XmlElement } from './xml';

const NAMESPACE = 'http://www.w3.org/2001/XMLSchema-instance';
const SCHEMA = 'https://gldf.io/xsd/gldf/1.0.0-rc.2/gldf.xsd';
const VERSION = { major: '1', minor: '0', 'pre-release': '2' };
/** 2 January 1980, UTC: archives of the same product are the same whenever they are made. */
const FILE_TIME = 315_619_200_000;

const texts = (name: string, languages: GldfTexts): XmlElement =>
  element(
    name,
    {},
    Object.entries(languages).map(([language, text]) => element('Locale', { language }, text)),
  );

const optional = (name: string, value: number | undefined) => (value === undefined ? [] : [element(name, {}, String(value))]);

function headerOf(product: GldfProduct): XmlElement {
  return element('Header', {}, [
    element('Manufacturer', {}, product.manufacturer),
    element('FormatVersion', VERSION),
    element('CreatedWithApplication', {}, product.createdWithApplication),
    element('GldfCreationTimeCode', {}, product.creationTime),
    element('UniqueGldfId', {}, product.uniqueId),
    ...(product.defaultLanguage === undefined ? [] : [element('DefaultLanguage', {}, product.defaultLanguage)]),
  ]);
}

function definitionsOf({ files, photometries, lightSources, emitters }: GldfProduct): XmlElement {
  return element('GeneralDefinitions', {}, [
    element(
      'Files',
      {},
      files.map(({ id, contentType, type, name }) => element('File', { id, contentType, type }, name)),
    ),
    element(
      'Photometries',
      {},
      photometries.map(({ id, fileId }) => element('Photometry', { id }, [element('PhotometryFileReference', { fileId })])),
    ),
    ...(lightSources.length === 0
      ? []
      : [
          element(
            'LightSources',
            {},
            lightSources.map((source) => {
              const colour = [
                ...optional('ColorRenderingIndex', source.colourRenderingIndex),
                ...optional('CorrelatedColorTemperature', source.colourTemperatureKelvin),
              ];
              return element('FixedLightSource', { id: source.id }, [
                texts('Name', source.name),
                ...optional('RatedInputPower', source.ratedInputWatts),
                ...(colour.length === 0 ? [] : [element('ColorInformation', {}, colour)]),
              ]);
            }),
          ),
        ]),
    element(
      'Emitters',
      {},
      emitters.map(({ id, photometryId, lightSourceId, ratedFluxLumens }) =>
        element('Emitter', { id }, [
          element('FixedLightEmitter', {}, [
            element('PhotometryReference', { photometryId }),
            ...(lightSourceId === undefined ? [] : [element('LightSourceReference', { fixedLightSourceId: lightSourceId })]),
            ...optional('RatedLuminousFlux', ratedFluxLumens === undefined ? undefined : Math.round(ratedFluxLumens)),
          ]),
        ]),
      ),
    ),
  ]);
}

function productOf({ productNumber, name, variants }: GldfProduct): XmlElement {
  return element('ProductDefinitions', {}, [
    element('ProductMetaData', {}, [texts('ProductNumber', productNumber), texts('Name', name)]),
    element(
      'Variants',
      {},
      variants.map((variant) =>
        element('Variant', { id: variant.id }, [
          ...(variant.productNumber === undefined ? [] : [texts('ProductNumber', variant.productNumber)]),
          texts('Name', variant.name),
          ...(variant.emitterIds.length === 0
            ? []
            : [
                element(
                  'Geometry',
                  {},
                  variant.emitterIds.map((emitterId) => element('EmitterReference', { emitterId })),
                ),
              ]),
        ]),
      ),
    ),
  ]);
}

/** What cannot be written: a file name that leads out of its folder, or several emitters where geometry would have to place them. */
function unwritable({ files, variants }: GldfProduct): GldfFailure | undefined {
  const file = files.find(({ type, name }) => type === 'localFileName' && (!/^[^/\\:*?"<>|]+$/.test(name) || /^\.+$/.test(name)));
  if (file) return { code: 'gldf.file-name-invalid', name: file.name };
  const variant = variants.find(({ emitterIds }) => emitterIds.length > 1);
  return variant && { code: 'gldf.variant-emitters', id: variant.id };
}

/**
 * Writes a GLDF container: `product.xml`, and each file in the folder of its kind. A variant has one emitter at most, as several need
 * a geometry that places them. The same product gives the same container, byte for byte (GL1, GL3).
 */
export function writeGldf(product: GldfProduct): Result<Uint8Array, GldfFailure> {
  const checked = checkProduct(product);
  if (!checked.ok) return checked;
  const failure = unwritable(product);
  if (failure) return fail(failure);
  const root = element('Root', { 'xmlns:xsi': NAMESPACE, 'xsi:noNamespaceSchemaLocation': SCHEMA }, [
    headerOf(product),
    definitionsOf(product),
    productOf(product),
  ]);
  const entries: Record<string, Uint8Array> = { 'product.xml': strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`) };
  for (const { type, contentType, name, content } of product.files)
    if (type === 'localFileName' && content) entries[`${contentType.split('/')[0]}/${name}`] = content;
  return ok(zipSync(entries, { mtime: FILE_TIME }));
}
