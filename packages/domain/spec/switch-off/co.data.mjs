export const SWITCH_OFFS = {
  CO1: [
    {
      file: 'src/geometry/overlapping-circles.ts',
      find: 'dz * dz < sum * sum && other !== id',
      replace: 'dz * dz <= sum * sum + 1e-8 && other !== id',
    },
  ],
  CO2: [{ file: 'src/geometry/circle-cells.ts', find: 'Math.max(0, radius - TOLERANCE_METRES / 2)', replace: 'radius' }],
  CO3: [
    { file: 'src/geometry/overlapping-circles.ts', find: '&& other !== id && !isExempt?.(id, other)', replace: '&& other !== id' },
    { file: 'src/geometry/overlapping-circles.ts', find: 'dz * dz < sum * sum && !isExempt?.(id, other)', replace: 'dz * dz < sum * sum' },
  ],
  CO4: [
    { file: 'src/geometry/plan.ts', find: '!(Math.abs(value) <= MAX_PLAN_METRES)', replace: 'false' },
    { file: 'src/geometry/plan.ts', find: "planMeasure(radius, 'radius') < 0", replace: "planMeasure(radius, 'radius') < -1e9" },
    { file: 'src/geometry/circle-grid.ts', find: 'if (!this.cells.has(id))', replace: 'if (id === -2)' },
    { file: 'src/geometry/circle-grid.ts', find: 'if (this.cells.has(id))', replace: 'if (id === -2)' },
  ],
  CO5: [{ file: 'src/geometry/circle-grid.ts', find: '.sort((one, other) => one - other)', replace: '' }],
  CO6: [{ file: 'src/geometry/circle-grid.ts', find: 'return nearestFirst(blockers)[0]?.id;', replace: 'return blockers[0]?.id;' }],
  CO7: [{ file: 'src/geometry/circle-grid.ts', find: 'gapMetres < withinMetres && ', replace: '' }],
  CO8: [
    {
      file: 'src/geometry/room-bounds.ts',
      find: 'planRadius(radius) - TOLERANCE_METRES',
      replace: 'planRadius(radius) + TOLERANCE_METRES',
    },
  ],
  CO9: [
    {
      file: 'src/geometry/room-bounds.ts',
      find: 'return Math.min(Math.max(centre, -Math.max(free, 0)), Math.max(free, 0));',
      replace: 'return centre;',
    },
    { file: 'src/geometry/room-bounds.ts', find: 'if (free < -TOLERANCE_METRES) return undefined;', replace: '' },
  ],
  CO10: [{ file: 'src/geometry/slide-point.ts', find: 'point = clamp(besides(touched, [point, from]));', replace: 'return point;' }],
  CO11: [
    {
      file: 'src/geometry/slide-point.ts',
      find: 'if (slides === MAX_SLIDES) return undefined;',
      replace: 'if (slides === MAX_SLIDES) return point;',
    },
    { file: 'src/geometry/room-bounds.ts', find: 'if (free < -TOLERANCE_METRES) return undefined;', replace: '' },
  ],
  CO12: [
    {
      file: 'src/geometry/segment-distance.ts',
      find: 'return areInside ? Math.min(at(s, t), ...ends) : Math.min(...ends);',
      replace: 'return areInside ? 0 : 0;',
    },
  ],
  CO13: [{ file: 'src/geometry/segment-distance.ts', find: '< thickness - TOLERANCE_METRES', replace: '<= thickness' }],
  CO14: [{ file: 'src/geometry/circle-cells.ts', find: 'if (bucket === this.buckets[id]) return;', replace: 'return;' }],
  CO15: [{ file: 'src/edit/floor-plan.ts', find: 'return y > roomHeight', replace: 'if (y) return false;\n  return y > roomHeight' }],
  CO16: [
    {
      file: 'src/edit/element-body.ts',
      find: 'if (installation === undefined) return 0;',
      replace: 'if (installation !== null) return 0;',
    },
  ],
  CO17: [
    {
      file: 'src/edit/element-body.ts',
      find: '(props.technicalData.productLength ?? size.width) / 2',
      replace: 'size.width / 200 - (props.technicalData.productLength ?? 0) * 0',
    },
    { file: 'src/edit/element-body.ts', find: '  const { geometry } = props;', replace: '  const geometry = undefined;' },
    { file: 'src/edit/element-body.ts', find: 'props.pose === undefined ? [1, 0, 0]', replace: 'props !== undefined ? [1, 0, 0]' },
  ],
  CO18: [
    {
      file: 'src/geometry/slide-group.ts',
      find: '  return slidePoint(\n',
      replace: '  if (extents !== undefined) return { x: by.x + 0.001, z: by.z };\n  return slidePoint(\n',
    },
    { file: 'src/edit/slide-move.ts', find: "throw new RangeError('the Space is not moved');", replace: '{}' },
  ],
  CO19: [
    { file: 'src/edit/neighbours.ts', find: 'if (isOwn(tree, from, other)) continue;', replace: '' },
    {
      file: 'src/edit/neighbours.ts',
      find: 'const edgeMetres = centreMetres - at.radius - circle.radius;',
      replace: 'const edgeMetres = centreMetres;',
    },
    { file: 'src/edit/neighbours.ts', find: 'if (bodies.length === 0) return undefined;', replace: '' },
  ],
  CO20: [
    { file: 'src/edit/element-body.ts', find: "if (props.geometry?.kind === 'stick') return undefined;", replace: '' },
    { file: 'src/edit/floor-plan.ts', find: '!met.has(other) && ', replace: '' },
  ],
  CO21: [
    { file: 'src/edit/floor-plan.ts', find: ' || isOnOneBelt(tree, a, b)', replace: '' },
    { file: 'src/edit/floor-plan.ts', find: ' && geometry.trackId === trackId', replace: '' },
  ],
  CO22: [
    { file: 'src/edit/lead-on.ts', find: 'cosine <= 0 || !(endsOn(oneEnd, other) || endsOn(otherEnd, one))', replace: 'cosine <= 3' },
    { file: 'src/edit/lead-on.ts', find: 'if (found === undefined) return false;', replace: 'if (found !== null) return false;' },
  ],
};
