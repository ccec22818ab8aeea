/**
 * Edits of the source that switch a rule off: at least one test that cites the rule must then fail (`switch-offs.mjs`, `npm run proof`).
 * Every new rule gets an entry.
 */
export const SWITCH_OFFS = {
  TX10: { file: 'src/file-text/decode-text.ts', find: 'return dos > windows;', replace: 'return false;' },
  IE13: {
    file: 'src/conversion/ies-opening.ts',
    find: '(isOld(version) ? SHAPES_UNTIL_1995 : SHAPES_SINCE_2002)[signs]',
    replace: 'SHAPES_SINCE_2002[signs]',
  },
  IE14: { file: 'src/ies/write-ies.ts', find: 'while (rest.length > most) {', replace: 'while (false) {' },
  LD12: { file: 'src/eulumdat/write-eulumdat.ts', find: '.slice(0, FIELD_LENGTHS[field])', replace: '' },
  CV10: {
    file: 'src/conversion/read-luminaire.ts',
    find: 'warnings: ies.value.warnings, doubts: lightDoubts(luminaire)',
    replace: 'warnings: ies.value.warnings, doubts: []',
  },
  CV11: {
    file: 'src/conversion/written-planes.ts',
    find: 'if (before.length + after.length === 0) return distribution;',
    replace: 'return distribution;',
  },
  LI1: {
    file: 'src/luminaire/light-distribution.ts',
    find: '!(value >= 0 && value < Number.POSITIVE_INFINITY)',
    replace: 'value < 0',
  },
  LI7: {
    file: 'src/light/beam.ts',
    find: 'rightEdge - axisDegrees, oppositeDegrees: leftEdge + axisDegrees',
    replace: 'rightEdge, oppositeDegrees: leftEdge',
  },
  LI14: { file: 'src/light/light-doubts.ts', find: '(value >= least && value <= most)', replace: 'value >= least' },
  TL1: {
    file: 'src/technical-light/photometry-of.ts',
    find: 'lumens / totalFluxLumens(shape)',
    replace: '(1.01 * lumens) / totalFluxLumens(shape)',
  },
  TL2: { file: 'src/technical-light/lobe.ts', find: 'Math.log(0.5)', replace: 'Math.log(0.3)' },
  TL3: { file: 'src/technical-light/lobe.ts', find: 'const LEAN_DEGREES = 30;', replace: 'const LEAN_DEGREES = 0;' },
  TL4: {
    file: 'src/technical-light/photometry-of.ts',
    find: "heightMetres: kind === 'diffuse' ? heightMetres : 0",
    replace: 'heightMetres: 0',
  },
  TL5: { file: 'src/technical-light/technical-light.ts', find: "kind === 'diffuse' ? AROUND : ONE_WAY", replace: 'ONE_WAY' },
  TL6: { file: 'src/technical-light/technical-light.ts', find: '!(value >= least && value <= most)', replace: 'value < least' },
  SU4: { file: 'src/light/sum-of-emitters.ts', find: 'const STEPS_IN_HALF = 8;', replace: 'const STEPS_IN_HALF = 1;' },
  CO1: { file: 'src/comparison/compare-photometry.ts', find: '...(second !== undefined && { second }),', replace: 'second,' },
  CO2: {
    file: 'src/comparison/compare-photometry.ts',
    find: 'const turn = bestTurnDegrees(first.distribution, second.distribution);',
    replace: 'const turn = 0;',
  },
  CO3: {
    file: 'src/comparison/compare-photometry.ts',
    find: 'candela: candela.largestShare <= tolerance.candelaShare,',
    replace: 'candela: true,',
  },
  IL6: {
    file: 'src/illuminance/face-factors.ts',
    find: 'for (const face of faces) shadeFace(face, receiver, cones, factors, start);',
    replace: '',
  },
  IL7: { file: 'src/illuminance/ugr-table.ts', find: 'lampAxisDegrees(opening) === 90 ?', replace: 'true ?' },
  IL8: {
    file: 'src/illuminance/observer-glare.ts',
    find: 'const index = positionIndex(ahead, aside, up);',
    replace: 'const index = 1;',
  },
  RO7: {
    file: 'src/illuminance/room-illuminance.ts',
    find: "  if (isCancelled()) return fail({ code: 'illuminance.cancelled', doneFraction });\n  const problem",
    replace: '  const problem',
  },
  RO9: {
    file: 'src/illuminance/room-request.ts',
    find: 'if (!isInRoom(room, light.positionMetres)) return',
    replace: 'if (false) return',
  },
  RO10: {
    file: 'src/illuminance/room-patches.ts',
    find: 'while (countFor(room, patchMetres) > MOST_PATCHES) patchMetres *= LARGER;',
    replace: '',
  },
  RL1: {
    file: 'src/room-light/room-of-request.ts',
    find: 'dimmedTo === 1 ? distribution : scaled(distribution, dimmedTo)',
    replace: 'distribution',
  },
  RL2: {
    file: 'src/room-light/room-of-request.ts',
    find: 'obstructions: [...tables.map(topOf), ...(request.obstructions ?? [])],',
    replace: 'obstructions: [],',
  },
  RL3: { file: 'src/room-light/room-light.ts', find: 'lux >= (levels[band] as number)', replace: 'lux >= 2 * (levels[band] as number)' },
  RL4: { file: 'src/room-light/room-light.ts', find: 'while (!isCancelled()) {', replace: 'while (true) {' },
  RL5: { file: 'src/room-light/room-of-request.ts', find: 'if (gone >= 0) return', replace: 'if (false) return' },
  DI6: { file: 'src/diagram/lux-map-diagram.ts', find: 'value >= level).length', replace: 'value >= 2 * level).length' },
  GL6: { file: 'src/gldf/check-product.ts', find: '...invalidValues(product),', replace: '' },
  GL7: { file: 'src/gldf/xml-parts.ts', find: '[...own, ...more].sort(', replace: '[...own].sort(' },
  GL8: {
    file: 'src/gldf/gldf-of-composition.ts',
    find: 'totalFluxLumens(luminaire.distribution) * fluxFactor',
    replace: 'totalFluxLumens(luminaire.distribution)',
  },
};
