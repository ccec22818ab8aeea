import { strToU8, zipSync } from 'fflate';
import { fail, ok, type Result } from '../result';
import { checkProduct } from './check-product';
import type { GldfEmitter, GldfFailure, GldfLightSource, GldfProduct, GldfTexts } from './gldf-product';
import { unwritable } from './unwritable';
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

/** A whole number, where it is told: the format has none with decimals but power. */
const optional = (name: string, value: number | undefined) => (value === undefined ? [] : [element(name, {}, String(Math.round(value)))]);

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

/** A list of parts; the format knows no empty one. */
const list = (name: string, parts: readonly XmlElement[]) => (parts.length === 0 ? [] : [element(name, {}, parts)]);

function lightSourceOf({ id, name, ratedInputWatts, colourRenderingIndex, colourTemperatureKelvin }: GldfLightSource): XmlElement {
  const colour = [
    ...optional('ColorRenderingIndex', colourRenderingIndex),
    ...optional('CorrelatedColorTemperature', colourTemperatureKelvin),
  ];
  return element('FixedLightSource', { id }, [
    texts('Name', name),
    element('RatedInputPower', {}, String(ratedInputWatts)),
    ...list('ColorInformation', colour),
  ]);
}

/** With its source and flux a fixed emitter; without, one whose light source may be changed, of which no more need be told. */
function emitterOf({ id, photometryId, lightSourceId, ratedFluxLumens }: GldfEmitter): XmlElement {
  const light = element('PhotometryReference', { photometryId });
  if (lightSourceId === undefined) return element('Emitter', { id }, [element('ChangeableLightEmitter', {}, [light])]);
  const source = element('LightSourceReference', { fixedLightSourceId: lightSourceId });
  return element('Emitter', { id }, [element('FixedLightEmitter', {}, [light, source, ...optional('RatedLuminousFlux', ratedFluxLumens)])]);
}

function definitionsOf({ files, photometries, lightSources, emitters }: GldfProduct): XmlElement {
  return element('GeneralDefinitions', {}, [
    ...list(
      'Files',
      files.map(({ id, contentType, type, name }) => element('File', { id, contentType, type }, name)),
    ),
    ...list(
      'Photometries',
      photometries.map(({ id, fileId }) => element('Photometry', { id }, [element('PhotometryFileReference', { fileId })])),
    ),
    ...list('LightSources', lightSources.map(lightSourceOf)),
    ...list('Emitters', emitters.map(emitterOf)),
  ]);
}

function productOf({ uniqueProductId, productNumber, name, variants }: GldfProduct): XmlElement {
  return element('ProductDefinitions', {}, [
    element('ProductMetaData', {}, [
      element('UniqueProductId', {}, uniqueProductId),
      texts('ProductNumber', productNumber),
      texts('Name', name),
    ]),
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

/**
 * Writes a GLDF container: `product.xml`, and each file in the folder of its kind. A variant has one emitter at most, as several need
 * a geometry that places them. What the schema requires and the product lacks is refused. The same product gives the same container,
 * byte for byte (GL1, GL3, GL5).
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
