import { text } from '../localised-text';
import { collection } from '../model-source';
import { RAMA_DESCRIPTIONS } from '../texts/rama.data';

const PART = { lumens: 0, watts: 0, beamDegrees: 0, distribution: '', kind: 'complement', shade: 'part' } as const;

export const RAMA_MODELS = collection(
  {
    subFamilyId: 290,
    kind: 'ceiling',
    shade: 'globe',
    categoryId: 24,
    applicationLocationId: 72,
    leadtime: 'stockedMetal',
    materials: ['steel'],
    cri: 90,
    ip: 'IP20',
  },
  [
    {
      ...PART,
      model: '9310',
      name: text('Rama hub', 'Rama nudo', 'Rama Knoten', 'Rama nœud', 'Rama nodo', 'Rama Hub'),
      netWeightKg: 0.3,
      size: [0.09, 0.086, 0.05],
      euros: 42,
    },
    {
      ...PART,
      model: '9312',
      name: text('Rama branch 45', 'Rama brazo 45', 'Rama Zweig 45', 'Rama branche 45', 'Rama ramo 45', 'Rama Branch 45'),
      netWeightKg: 0.22,
      size: [0.45, 0.012, 0.012],
      euros: 36,
    },
    {
      model: '9314',
      name: text('Rama bud', 'Rama brote', 'Rama Knospe', 'Rama bourgeon', 'Rama gemma', 'Rama Bud'),
      lumens: 420,
      watts: 5,
      netWeightKg: 0.4,
      size: [0.12, 0.12, 0.14],
      beamDegrees: 360,
      distribution: 'diffuse',
      euros: 142,
      materials: ['steel', 'blown glass'],
      leadtime: 'blownGlass',
    },
    {
      ...PART,
      model: '9316',
      name: text('Rama root', 'Rama raíz', 'Rama Wurzel', 'Rama racine', 'Rama radice', 'Rama Root'),
      kind: 'electricalConnection',
      netWeightKg: 1.2,
      size: [0.18, 0.164, 0.06],
      euros: 118,
    },
  ],
  RAMA_DESCRIPTIONS,
);
