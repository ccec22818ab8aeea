import { FURNITURE_KINDS, type SavedDocument, type ToolkitBoard } from '@candil/domain';
import * as z from 'zod/mini';
import { type Classification, type DecisionTree, LAYERS, type LayersFile, type PreconfigsFile, VISIBILITIES } from '../data/browse-data';
import { catalogId, id, line, localisedText, model, type Reads, whole } from './wire-schema';

const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/, 'an id is small letters and digits joined by hyphens or dots'), z.maxLength(200));
const named = z.array(z.strictObject({ id, name: localisedText })).check(z.minLength(1), z.maxLength(100));

export const classificationFile: Reads<Classification> = z.strictObject({ applications: named, categories: named });

const models = z.array(model).check(z.minLength(1), z.maxLength(1000));

const answer = z.strictObject({
  id: slug,
  text: localisedText,
  pictureModel: model,
  modelCount: whole(1, 100_000),
  next: z.exactOptional(slug),
  result: z.exactOptional(z.strictObject({ subFamilyId: id, applicationLocationId: z.nullable(id), models })),
});

export const decisionTreeFile: Reads<DecisionTree> = z.strictObject({
  id: slug,
  catalogId,
  title: localisedText,
  start: slug,
  nodes: z
    .array(z.strictObject({ id: slug, question: localisedText, answers: z.array(answer).check(z.minLength(1), z.maxLength(20)) }))
    .check(z.minLength(1), z.maxLength(1000)),
});

const block = z.strictObject({
  id: line,
  layer: z.enum(LAYERS),
  visibility: z.enum(VISIBILITIES),
  title: localisedText,
  text: localisedText,
  picture: z.strictObject({ model, night: z.boolean() }),
  link: z.strictObject({ subFamilyId: id, applicationLocationId: z.nullable(id), model: z.exactOptional(model) }),
});

export const layersFile: Reads<LayersFile> = z.strictObject({ blocks: z.array(block).check(z.maxLength(200)) });

const product = z.strictObject({
  referenceCode: z.string().check(z.maxLength(13)),
  pendantHeight: z.exactOptional(whole(1, 9_999)),
  quantity: whole(1, 99_999),
});

const metres = z.number().check(z.minimum(-100), z.maximum(100));

const furniture = z.strictObject({
  id: slug,
  kind: z.enum(FURNITURE_KINDS),
  x: metres,
  z: metres,
  widthMetres: metres,
  depthMetres: metres,
  heightMetres: metres,
  turnDegrees: z.number().check(z.minimum(-180), z.maximum(180)),
});

/** The domain reads a document whole (`loadDocument`, `checkToolkitBoard`); here it is only known to be one. */
const savedDocument = z.custom<SavedDocument | ToolkitBoard>(
  (value) => typeof value === 'object' && value !== null && ('elements' in value || 'parts' in value),
);

const preconfig = z.strictObject({
  id: slug,
  subFamilyId: id,
  applicationLocationId: z.nullable(id),
  name: localisedText,
  text: localisedText,
  products: z.array(product).check(z.minLength(1), z.maxLength(200)),
  composition: z.exactOptional(z.strictObject({ document: savedDocument, furniture: z.array(furniture).check(z.maxLength(50)) })),
});

export const preconfigsFile: Reads<PreconfigsFile> = z.strictObject({ preconfigs: z.array(preconfig).check(z.maxLength(500)) });
