import { strToU8, zipSync } from 'fflate';
import { fail, ok, type Result } from '../result';
import { checkProduct } from './check-product';
import type { GldfFailure, GldfProduct } from './gldf-product';
import { writeEmitter, writeEquipment, writeLightSource } from './light-parts';
import { writeGeometry, writeVariant } from './placement-parts';
import { unwritable } from './unwritable';
import { element, writeXml, type XmlElement } from './xml';
import { inOrder, list, texts } from './xml-parts';

const NAMESPACE = 'http://www.w3.org/2001/XMLSchema-instance';
const VERSION: Required<GldfProduct>['formatVersion'] = { major: 1, minor: 0, preRelease: 2 };

const schemaOf = ({ formatVersion: { major, minor, preRelease } = VERSION }: GldfProduct) =>
  `https://gldf.io/xsd/gldf/${major}.${minor}.0${preRelease === undefined ? '' : `-rc.${preRelease}`}/gldf.xsd`;

const versionOf = ({ formatVersion: { major, minor, preRelease } = VERSION }: GldfProduct) => ({
  major: String(major),
  minor: String(minor),
  ...(preRelease !== undefined && { 'pre-release': String(preRelease) }),
});
/** 2 January 1980, UTC: archives of the same product are the same whenever they are made. */
const FILE_TIME = 315_619_200_000;

function headerOf(product: GldfProduct): XmlElement {
  const own = [
    element('Manufacturer', {}, product.manufacturer),
    element('FormatVersion', versionOf(product)),
    element('CreatedWithApplication', {}, product.createdWithApplication),
    element('GldfCreationTimeCode', {}, product.creationTime),
    element('UniqueGldfId', {}, product.uniqueId),
    ...(product.defaultLanguage === undefined ? [] : [element('DefaultLanguage', {}, product.defaultLanguage)]),
  ];
  return element('Header', {}, inOrder('Header', own, product.moreHeader));
}

function definitionsOf(product: GldfProduct): XmlElement {
  const { files, photometries, lightSources, equipments = [], emitters, sensorEmitters = [], geometries = [] } = product;
  const own = [
    ...list(
      'Files',
      files.map(({ id, contentType, type, language, name }) =>
        element('File', { id, contentType, type, ...(language !== undefined && { language }) }, name),
      ),
    ),
    ...list(
      'Photometries',
      photometries.map(({ id, fileId, more }) =>
        element('Photometry', { id }, inOrder('Photometry', [element('PhotometryFileReference', { fileId })], more)),
      ),
    ),
    ...list('LightSources', [...lightSources.map(writeLightSource), ...(product.moreLightSources ?? [])]),
    ...list('Equipments', equipments.map(writeEquipment)),
    ...list('Emitters', [...emitters.map(writeEmitter), ...sensorEmitters]),
    ...list('Geometries', geometries.map(writeGeometry)),
  ];
  return element('GeneralDefinitions', {}, inOrder('GeneralDefinitions', own, product.moreDefinitions));
}

function productOf({ uniqueProductId, productNumber, name, variants, moreMetaData }: GldfProduct): XmlElement {
  const own = [element('UniqueProductId', {}, uniqueProductId), texts('ProductNumber', productNumber), texts('Name', name)];
  return element('ProductDefinitions', {}, [
    element('ProductMetaData', {}, inOrder('ProductMetaData', own, moreMetaData)),
    element('Variants', {}, variants.map(writeVariant)),
  ]);
}

/**
 * Writes a GLDF container: `product.xml`, and each file in the folder of its kind. A variant with several emitters has a placement, which
 * names the object of a model for each of them (GL7). A product that lacks required values or exceeds the bounds of the schema is refused.
 * The same product gives the same container, byte for byte (GL1, GL3, GL5, GL6).
 */
export function writeGldf(product: GldfProduct): Result<Uint8Array, GldfFailure> {
  const checked = checkProduct(product);
  if (!checked.ok) return checked;
  const failure = unwritable(product);
  if (failure) return fail(failure);
  const root = element('Root', { 'xmlns:xsi': NAMESPACE, 'xsi:noNamespaceSchemaLocation': schemaOf(product) }, [
    headerOf(product),
    definitionsOf(product),
    productOf(product),
  ]);
  const entries: Record<string, Uint8Array> = { 'product.xml': strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`) };
  for (const { type, contentType, name, content } of product.files)
    if (type === 'localFileName' && content) entries[`${contentType.split('/')[0]}/${name}`] = content;
  return ok(zipSync(entries, { mtime: FILE_TIME }));
}
