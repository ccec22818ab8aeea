import type { LuminaireRecipe } from './luminaire-recipe';

const CABLES = { radiusMetres: 0.0022 } as const;

export const LUMINAIRE_RECIPES: readonly LuminaireRecipe[] = [
  {
    model: '0820', // Alba 33
    kind: 'dome',
    radiusMetres: 0.165,
    heightMetres: 0.25,
    profile: {
      curve: 'smooth',
      points: [
        [0, 0.206],
        [0.03, 0.2035],
        [0.06, 0.19],
        [0.105, 0.15],
        [0.145, 0.085],
        [0.165, 0],
      ],
    },
    wallMetres: 0.003,
    cap: {
      kind: 'turned',
      profile: {
        curve: 'straight',
        filletMetres: 0.003,
        points: [
          [0, 0.25],
          [0.0135, 0.25],
          [0.0185, 0.19],
          [0, 0.19],
        ],
      },
    },
    lamp: { kind: 'bulb', radiusMetres: 0.045, heightMetres: 0.045 },
    cables: CABLES,
    view: { elevationDegrees: -6, turnDegrees: 0, frameMetres: 0.8, paper: 'light' },
    finishes: ['42', '03', '10', '11', '23', '24', '31', '62'],
  },
  {
    model: '0825', // Alba 50
    kind: 'dome',
    radiusMetres: 0.25,
    heightMetres: 0.205,
    profile: {
      curve: 'smooth',
      points: [
        [0, 0.16],
        [0.05, 0.1565],
        [0.11, 0.139],
        [0.17, 0.107],
        [0.22, 0.063],
        [0.25, 0],
      ],
    },
    wallMetres: 0.003,
    cap: {
      kind: 'turned',
      profile: {
        curve: 'straight',
        filletMetres: 0.003,
        points: [
          [0, 0.205],
          [0.012, 0.205],
          [0.012, 0.178],
          [0.042, 0.172],
          [0.042, 0.14],
          [0, 0.14],
        ],
      },
    },
    lamp: { kind: 'bulb', radiusMetres: 0.055, heightMetres: 0.055 },
    cables: CABLES,
    view: { elevationDegrees: -6.5, turnDegrees: 0, frameMetres: 1.02, paper: 'light' },
    finishes: ['31', '03', '10', '11', '23', '24', '42', '62'],
  },
  {
    model: '0162', // Alba 18
    kind: 'dome',
    radiusMetres: 0.09,
    heightMetres: 0.235,
    profile: {
      curve: 'smooth',
      points: [
        [0, 0.157],
        [0.022, 0.154],
        [0.05, 0.138],
        [0.072, 0.108],
        [0.083, 0.068],
        [0.0875, 0.03],
        [0.09, 0],
      ],
    },
    wallMetres: 0.0025,
    cap: {
      kind: 'turned',
      profile: {
        curve: 'straight',
        filletMetres: 0.002,
        points: [
          [0, 0.235],
          [0.008, 0.235],
          [0.008, 0.185],
          [0.021, 0.178],
          [0.021, 0.145],
          [0, 0.145],
        ],
      },
    },
    lamp: { kind: 'bulb', radiusMetres: 0.03, heightMetres: 0.03 },
    cables: CABLES,
    view: { elevationDegrees: -6, turnDegrees: 0, frameMetres: 0.56, paper: 'light' },
    finishes: ['24', '03', '10', '11', '23', '31', '42', '62'],
  },
  {
    model: '1160', // Alba Cluster-one
    kind: 'bell',
    radiusMetres: 0.12,
    heightMetres: 0.26,
    profile: {
      curve: 'smooth',
      points: [
        [0, 0.225],
        [0.026, 0.221],
        [0.05, 0.2],
        [0.061, 0.16],
        [0.067, 0.11],
        [0.08, 0.056],
        [0.1, 0.019],
        [0.12, 0],
      ],
    },
    wallMetres: 0.0025,
    cap: {
      kind: 'turned',
      profile: {
        curve: 'straight',
        filletMetres: 0.0025,
        points: [
          [0, 0.26],
          [0.01, 0.26],
          [0.01, 0.235],
          [0.028, 0.235],
          [0.028, 0.21],
          [0, 0.21],
        ],
      },
    },
    lamp: { kind: 'bulb', radiusMetres: 0.032, heightMetres: 0.034 },
    cables: CABLES,
    view: { elevationDegrees: -6, turnDegrees: 0, frameMetres: 0.66, paper: 'light' },
    finishes: ['31', '03', '10', '11', '23', '24', '42', '62'],
  },
  {
    model: '5520', // Perla 20
    kind: 'globe',
    radiusMetres: 0.1,
    heightMetres: 0.235,
    cap: {
      kind: 'turned',
      profile: {
        curve: 'straight',
        filletMetres: 0.002,
        points: [
          [0, 0.235],
          [0.016, 0.235],
          [0.036, 0.191],
          [0.036, 0.185],
          [0, 0.185],
        ],
      },
    },
    lamp: { kind: 'body' },
    cables: CABLES,
    view: { elevationDegrees: -3, turnDegrees: 0, frameMetres: 0.54, paper: 'taupe' },
    finishes: ['11', '10', '23', '24'],
  },
  {
    model: '5525', // Perla 30
    kind: 'globe',
    radiusMetres: 0.15,
    heightMetres: 0.335,
    cap: { kind: 'shoulder', coverDegrees: 52, neckRadiusMetres: 0.014 },
    lamp: { kind: 'body' },
    cables: CABLES,
    view: { elevationDegrees: -2, turnDegrees: 0, frameMetres: 0.72, paper: 'taupe' },
    finishes: ['11', '10', '23', '24'],
  },
  {
    model: '5660', // Perla pebble
    kind: 'pebble',
    radiusMetres: 0.17,
    heightMetres: 0.2,
    profile: {
      curve: 'smooth',
      points: [
        [0, 0.165],
        [0.07, 0.157],
        [0.125, 0.129],
        [0.16, 0.087],
        [0.17, 0.058],
        [0.155, 0.028],
        [0.11, 0.008],
        [0, 0],
      ],
    },
    cap: {
      kind: 'turned',
      profile: {
        curve: 'straight',
        filletMetres: 0.002,
        points: [
          [0, 0.2],
          [0.01, 0.2],
          [0.01, 0.174],
          [0.06, 0.17],
          [0.06, 0.15],
          [0, 0.15],
        ],
      },
    },
    lamp: { kind: 'body' },
    cables: CABLES,
    view: { elevationDegrees: -2, turnDegrees: 0, frameMetres: 0.72, paper: 'taupe' },
    finishes: ['11', '10', '23', '24'],
  },
  {
    model: '5662', // Perla tall
    kind: 'cylinder',
    radiusMetres: 0.06,
    heightMetres: 0.42,
    profile: {
      curve: 'straight',
      filletMetres: 0.0575,
      points: [
        [0, 0.38],
        [0.0575, 0.38],
        [0.0575, 0],
        [0, 0],
      ],
    },
    cap: {
      kind: 'turned',
      profile: {
        curve: 'straight',
        filletMetres: 0.0025,
        points: [
          [0, 0.42],
          [0.011, 0.42],
          [0.011, 0.392],
          [0.06, 0.392],
          [0.06, 0.325],
          [0, 0.325],
        ],
      },
    },
    lamp: { kind: 'body' },
    cables: CABLES,
    view: { elevationDegrees: -3, turnDegrees: 0, frameMetres: 0.8, paper: 'taupe' },
    finishes: ['10', '11', '23', '24'],
  },
  {
    model: '2350', // Tramo cone
    kind: 'cone',
    radiusMetres: 0.135,
    heightMetres: 0.285,
    profile: {
      curve: 'straight',
      filletMetres: 0.004,
      points: [
        [0, 0.24],
        [0.024, 0.24],
        [0.135, 0],
      ],
    },
    wallMetres: 0.0025,
    cap: {
      kind: 'turned',
      profile: {
        curve: 'straight',
        filletMetres: 0.002,
        points: [
          [0, 0.285],
          [0.0155, 0.285],
          [0.0155, 0.23],
          [0, 0.23],
        ],
      },
    },
    lamp: { kind: 'bulb', radiusMetres: 0.034, heightMetres: 0.034 },
    cables: CABLES,
    view: { elevationDegrees: -6, turnDegrees: 0, frameMetres: 0.74, paper: 'light' },
    finishes: ['11', '10', '14', '31', '51', '74'],
  },
  {
    model: '2351', // Tramo drum
    kind: 'drum',
    radiusMetres: 0.175,
    heightMetres: 0.215,
    profile: {
      curve: 'straight',
      filletMetres: 0.014,
      points: [
        [0, 0.19],
        [0.175, 0.19],
        [0.175, 0],
      ],
    },
    wallMetres: 0.004,
    flutes: { count: 56, depthMetres: 0.0055, marginMetres: 0.008 },
    cap: {
      kind: 'turned',
      profile: {
        curve: 'straight',
        filletMetres: 0.002,
        points: [
          [0, 0.215],
          [0.026, 0.215],
          [0.026, 0.18],
          [0, 0.18],
        ],
      },
    },
    lamp: { kind: 'disc', radiusMetres: 0.169, heightMetres: 0.014 },
    cables: CABLES,
    view: { elevationDegrees: -6, turnDegrees: 0, frameMetres: 0.86, paper: 'light' },
    finishes: ['51', '10', '11', '14', '31', '74'],
  },
  {
    model: '2355', // Tramo bowl
    kind: 'bowl',
    radiusMetres: 0.2,
    heightMetres: 0.3,
    profile: {
      curve: 'smooth',
      points: [
        [0, 0],
        [0.06, 0.005],
        [0.12, 0.029],
        [0.168, 0.073],
        [0.2, 0.14],
      ],
    },
    wallMetres: 0.003,
    globe: { radiusMetres: 0.115, centreMetres: 0.16 },
    cap: {
      kind: 'turned',
      profile: {
        curve: 'straight',
        filletMetres: 0.002,
        points: [
          [0, 0.3],
          [0.014, 0.3],
          [0.026, 0.271],
          [0.026, 0.262],
          [0, 0.262],
        ],
      },
    },
    lamp: { kind: 'body' },
    cables: CABLES,
    view: { elevationDegrees: 2, turnDegrees: 0, frameMetres: 0.88, paper: 'taupe' },
    finishes: ['74', '10', '11', '14', '31', '51'],
  },
  {
    model: '5770', // Tramo ring
    kind: 'ring',
    radiusMetres: 0.24,
    heightMetres: 0.52,
    section: { radialMetres: 0.014, axialMetres: 0.06 },
    cap: {
      kind: 'turned',
      profile: {
        curve: 'straight',
        filletMetres: 0.002,
        points: [
          [0, 0.52],
          [0.012, 0.52],
          [0.012, 0.47],
          [0, 0.47],
        ],
      },
    },
    lamp: { kind: 'inner-face' },
    cables: CABLES,
    view: { elevationDegrees: 0, turnDegrees: 38, frameMetres: 0.9, paper: 'taupe' },
    finishes: ['14', '10', '11', '31', '51', '74'],
  },
];
