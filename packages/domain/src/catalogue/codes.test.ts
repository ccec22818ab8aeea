import { expect, it } from 'vitest';
import { fail, ok } from '../result';
import {
  ARTICLE_TYPES,
  CATEGORY_IDS,
  COMPOSING_PENDANTS_SUBCATEGORY,
  CONFIGURATOR_IDS,
  DOCUMENT_SUB_FAMILY_IDS,
  isApplicationShown,
  isArticleType,
  PRODUCT_CATEGORIES,
  PRODUCT_GRID_ATTRIBUTES,
  SUB_FAMILY_IDS,
  subFamilyOfModel,
} from '.';

const numbered = (ids: Readonly<Record<string, number>>) =>
  Object.entries(ids)
    .map(([name, id]) => `${name} ${id}`)
    .join(', ');

it('AT18 numbers categories, configurators, article types and sub-families as specified', () => {
  const types = Object.fromEntries(Object.entries(ARTICLE_TYPES).map(([name, { level, id }]) => [`${name} level${level}`, id]));
  expect([
    ...[PRODUCT_CATEGORIES, CONFIGURATOR_IDS, CATEGORY_IDS, SUB_FAMILY_IDS, types].map(numbered),
    DOCUMENT_SUB_FAMILY_IDS,
    COMPOSING_PENDANTS_SUBCATEGORY,
    PRODUCT_GRID_ATTRIBUTES,
  ]).toEqual([
    'REGULAR 1, SPECIFIC_PLAYER 2, MODULAR 3, LG2 4, VIRTUAL 5, TOOLKIT 6, COMPOSING_PENDANTS 7',
    'CREA 1, DRAWING 2, NODRAWING 3, EXPRESS 4, COMPOSITOR 5, ATTRIBUTES_CONFIGURATOR 6, MINI_COMPOSITOR 7, PIECES_LIST 8, COMPOSITOR_2D 9, COMPOSITOR_CP_3D 10',
    'wall_lamps 17, bathroom 18, hanging 19, floor 20, ceiling 21, outdoor 22, table 23, toolkit 24, wall_hanging 25, ceiling_hanging 26, wall_ceiling 27, floor_wall 28',
    'STICKS 219, PLUSMINUS 225, MULTIPLE 259',
    'LUMINAIRE level1 1, PENDANT level2 2, ELECTRICAL_CONNECTION level2 8, TRACK level2 11, COUNTERWEIGHT level3 60, REFLECTOR level3 63',
    [234, 244],
    1,
    {
      product: ['finish', 'ledColourTemp', 'control', 'installation', 'lumensLed', 'watts', 'pendantHeight'],
      creation: ['finish', 'ledColourTemp', 'control', 'installation', 'totalLumensLed', 'totalWatts', 'pendantHeight'],
    },
  ]);
});

it('AT18 returns the kind of an article type by the level of its id', () => {
  const track = { level1: 1, level2: 11, level3: 60 };
  const kinds = ['LUMINAIRE', 'PENDANT', 'ELECTRICAL_CONNECTION', 'TRACK', 'COUNTERWEIGHT', 'REFLECTOR'] as const;
  expect([
    kinds.filter((kind) => isArticleType(track, kind)),
    kinds.filter((kind) => isArticleType({ level1: 63, level2: 1, level3: 11 }, kind)),
  ]).toEqual([['LUMINAIRE', 'TRACK', 'COUNTERWEIGHT'], []]);
});

it('AT18 leaves the applications 4, 5 and 6 out of sub-family 225', () => {
  expect([3, 4, 5, 6, 7].map((application) => [225, 219].map((subFamily) => isApplicationShown(subFamily, application)))).toEqual([
    [true, true],
    [false, true],
    [false, true],
    [false, true],
    [true, true],
  ]);
});

it('AT19 finds the sub-family of a model in the dictionary', () => {
  const dictionary = { '0162': 110, '5525': 120 };
  expect(['5525', '9999', 'toString'].map((model) => subFamilyOfModel(dictionary, model))).toEqual([
    ok(120),
    fail({ code: 'catalog.model-without-sub-family', model: '9999' }),
    fail({ code: 'catalog.model-without-sub-family', model: 'toString' }),
  ]);
});
