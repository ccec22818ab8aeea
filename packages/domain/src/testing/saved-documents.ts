import { createElementTree, type ElementNode, type ElementProps } from '../element';
import { saveDocument } from '../saved-document';
import {
  CREATED_AT,
  clusterOf,
  complementOf,
  compositionOf,
  connectionOf,
  counterweightOf,
  lightOf,
  pendantOf,
  reflectorOf,
  spaceOf,
  trackOf,
} from './elements';
import { text } from './models';

/** A configuration of version 1, with much left unsaid. */
export const VERSION_1 = {
  type: 'Space',
  props: { config: { roomSize: { width: 5 } }, info: { subfamily: 110, familyName: 'Alba' } },
  elements: [
    {
      element: {
        type: 'Cluster',
        id: 'cluster',
        createdAt: CREATED_AT,
        elements: [
          { element: { type: 'Pendant', props: { attributes: { pendantHeight: 150 } } }, options: { position: [0, -1.5, 0] } },
          { element: { type: 'Pendant', props: { code: '0825', attributes: { color: '24', pendantHeight: 150 } } } },
        ],
      },
      options: { position: [0, 4, 0] },
    },
    { element: { type: 'Light', props: { code: '0162', attributes: { color: '10', temperature: '1', pendantHeight: 5 } } }, options: {} },
  ],
};

const LONG_AGO = '1970-01-01T00:00:00.000Z';
const NO_SIZE = { height: 0, width: 0, depth: 0 };
const props = {
  attributes: {},
  elementOrderValue: 0,
  info: { subfamily: 110, catalog: 16, familyName: 'Alba', applicationLocation: '' },
  technicalData: {},
  textSalesData: {},
  attributeOptions: {},
  renderAttributes: {},
  applicationLocationId: 0,
};

/** The same once everything stands; the same in versions 2 and 3. */
export const VERSION_2 = {
  version: 2,
  id: 'space',
  type: 'Space',
  parent: null,
  props: {
    ...props,
    config: { roomSize: { height: 4, width: 5, depth: 3 }, extraCeiling: 0.16, ceilingMaterial: 'pladur' },
    configurator: 'COMPOSITOR',
    source: 'PRIVATE_AREA',
  },
  size: { height: 4, width: 5, depth: 3 },
  data: {},
  createdAt: LONG_AGO,
  elements: [
    {
      element: {
        id: 'cluster',
        type: 'Cluster',
        parent: 'space',
        props: { ...props, attributes: { installation: '10' }, virtual: false, isPsa: false },
        size: NO_SIZE,
        data: {},
        createdAt: CREATED_AT,
        elements: [
          {
            element: {
              id: 'element-0-0',
              type: 'Pendant',
              parent: 'cluster',
              props: { ...props, code: '0820', attributes: { color: '11', pendantHeight: 150 } },
              size: NO_SIZE,
              data: {},
              createdAt: CREATED_AT,
              elements: [],
            },
            options: { position: [0, -1.5, 0] },
          },
          {
            element: {
              id: 'element-0-1',
              type: 'Pendant',
              parent: 'cluster',
              props: { ...props, code: '0825', attributes: { color: '24', pendantHeight: 150 } },
              size: NO_SIZE,
              data: {},
              createdAt: CREATED_AT,
              elements: [],
            },
            options: { position: [0, 0, 0] },
          },
        ],
      },
      options: { position: [0, 4, 0] },
    },
    {
      element: {
        id: 'element-1',
        type: 'Light',
        parent: 'space',
        props: { ...props, code: '0162', attributes: { color: '10', temperature: '1', pendantHeight: 5 } },
        size: NO_SIZE,
        data: {},
        createdAt: LONG_AGO,
        elements: [],
      },
      options: { position: [0, 0, 0] },
    },
  ],
};

/** Document in the current version. */
export const VERSION_3 = { ...VERSION_2, version: 3 };

const FINISHES = [{ modifier: '24', modifier2: '90', isPsa: true }, { modifier: '10' }];

/** The element with every field that each kind may have, and these. */
function complete(node: ElementNode, more: Partial<ElementProps>): ElementNode {
  const everywhere: Partial<ElementProps> = {
    attributes: {
      color: '24',
      temperature: '1',
      control: 'A',
      installation: '10',
      pendantHeight: 180,
      wireLength: 120.5,
      collides: false,
      lastValidPosition: [0.5, 1, -0.5],
    },
    technicalData: {
      lumens: 640,
      watts: 7,
      netWeight: 1.2,
      height: 0.2,
      productLength: 2,
      voltage: 48,
      current: 0.5,
      delivered_power: 100,
      lightingEffectLevel: 2,
    },
    textSalesData: text('Dome'),
    attributeOptions: {
      controls: FINISHES,
      temperatures: FINISHES,
      finishes: FINISHES,
      installations: FINISHES,
      pendantHeight: { min: 50, max: 250, standard: 200, delta: 5 },
    },
    renderAttributes: { scale: 1, intensity: 1, decay: 2, penumbra: 0.5, light: true, canopy: false, size: 0.3 },
    ...(node.type === 'Space' ? {} : { pose: { yaw: 0.5, pitch: -0.25, roll: 1 } }),
  };
  const data = { rules: 'rules', exclusion: 'exclusion', articleType: { level1: 1, level2: 2, level3: 21 } };
  return { ...node, data, props: { ...node.props, ...everywhere, ...more } };
}

const status = { isActive: true, isCatalog: true };

/** A saved configuration of every kind with every field. */
export const COMPLETE = saveDocument(
  createElementTree(
    complete(
      spaceOf(
        [
          complete(
            compositionOf('composition', [
              complete(clusterOf('cluster', [complete(pendantOf('pendant'), { status, isPsa: true })]), { tension: 48 }),
            ]),
            {
              mountedFrom: ['cluster', 'light'],
            },
          ),
          complete(lightOf('light'), {
            isPsa: false,
            geometry: {
              kind: 'stick',
              from: [0, 0, 0],
              to: [1, 0, 0.5],
              joints: [{ end: 'to', elementId: 'complement', otherEnd: 'from' }],
            },
          }),
          complete(complementOf('complement'), { isPsa: false }),
          complete(
            trackOf('track', [
              complete(connectionOf('connection'), { geometry: { kind: 'hosted', trackId: 'track', arcLengthMetres: 1.25 } }),
              complete(reflectorOf('reflector'), {}),
              complete(counterweightOf('counterweight'), {}),
            ]),
            {
              geometry: {
                kind: 'path',
                points: [
                  [0, 0, 0],
                  [1, -0.5, 0],
                  [1, 0, 1],
                ],
                slack: [0.05, 0, 0.1],
                isClosed: true,
              },
            },
          ),
        ],
        { productId: 'product' },
      ),
      {},
    ),
  ),
);
