import { type BomSources, spaceBom } from '../bom';
import { createElementTree, type ElementNode, type ElementPlacement } from '../element';
import { BOM_SOURCES, CONNECTION, PENDANT, SPOT, TRACK } from './bom-sources';
import { compositionOf, connectionOf, lightOf, spaceOf, trackOf } from './elements';
import { successOf } from './results';

export type Children = readonly (ElementNode | ElementPlacement)[];

/** Everything that the pendant varies. */
export const FULL = { color: '10', temperature: '1', control: 'A', installation: '31', pendantHeight: 150 };
/** Elements of the models of `BOM_SOURCES`. */
export const pendant = (id: string, attributes: object = {}, elementOrderValue = 0) =>
  lightOf(id, { model: PENDANT, attributes: { ...FULL, ...attributes }, elementOrderValue });
export const spot = (id: string, elementOrderValue = 0) => lightOf(id, { model: SPOT, elementOrderValue });
export const track = (id: string, ...children: Children) => trackOf(id, children, { model: TRACK });
export const connection = (id: string) => connectionOf(id, { model: CONNECTION, attributes: { control: 'A' } });
/** The bill of materials of a Space with these children, as creation CR00042. */
export const bomOf = (children: Children, more: Parameters<typeof spaceOf>[1] = {}, sources: Partial<BomSources> = {}) =>
  spaceBom(createElementTree(spaceOf(children, more)), 'CR00042', { ...BOM_SOURCES, ...sources });
export const compositionsOf = (...input: Parameters<typeof bomOf>) => successOf(bomOf(...input)).compositions;
/** Bill of materials of a composition `C` with these children. */
export const compositionBom = (...children: Children) => compositionsOf([compositionOf('C', children)])[0];
