export const SWITCH_OFFS = {
  TC1: [
    {
      file: 'src/edit/try-change.ts',
      find: '  return ok({ inverse: attempt.keep(),',
      replace: '  attempt.revert();\n  return ok({ inverse: [],',
    },
  ],
  TC2: [{ file: 'src/edit/attempt.ts', find: '      plan.drop(moved);\n      trial.revert();', replace: '      trial.keep();' }],
  TC3: [{ file: 'src/edit/try-change.ts', find: '  } finally {\n    attempt.revert();', replace: '  } finally {\n    attempt.keep();' }],
  TC4: [
    {
      file: 'src/edit/try-change.ts',
      find: 'for (const operation of inverse) followPlan(configuration, operation, () => trial.apply(operation));',
      replace: 'void [inverse, followPlan];',
    },
  ],
  TC5: [
    { file: 'src/edit/changes/set-attributes.ts', find: 'below.map(({ id }) => id),', replace: '[],' },
    {
      file: 'src/edit/attempt.ts',
      find: 'if (value === undefined) delete attributes[name];',
      replace: 'if (value === undefined) continue;',
    },
  ],
  TC6: [
    { file: 'src/edit/changes/element-options.ts', find: 'allowed: options.map(({ modifier }) => modifier) }', replace: 'allowed: [] }' },
  ],
  TC7: [
    {
      file: 'src/edit/changes/each-element.ts',
      find: 'elementIds.length === 1 ? first.failure',
      replace: 'elementIds.length > 0 ? undefined',
    },
  ],
  TC8: [
    {
      file: 'src/edit/changes/set-height.ts',
      find: 'const height = checkPendantHeight(heightCm, limits.value);',
      replace: 'const height = { ok: true, value: heightCm + 1 } as ReturnType<typeof checkPendantHeight>;',
    },
  ],
  TC9: [
    {
      file: 'src/edit/changes/set-height.ts',
      find: 'if (limit === undefined) return undefined;',
      replace: 'if (limit !== null) return undefined;',
    },
  ],
  TC10: [
    { file: 'src/edit/changes/structure.ts', find: 'return isPlace ?', replace: 'return true ?' },
    { file: 'src/edit/changes/structure.ts', find: 'Math.max(Math.trunc(index), 0)', replace: '0' },
  ],
  TC11: [
    {
      file: 'src/edit/checks/refusals.ts',
      find: "if (rejection.blocks !== 'order') refusals.push(rejection);",
      replace: 'void rejection;',
    },
  ],
  TC12: [{ file: 'src/edit/check-configuration.ts', find: "issues.push({ kind: 'collides', elementId });", replace: '{}' }],
  TC13: [{ file: 'src/edit/flag-collisions.ts', find: 'if (attempt.configuration.plan.collides(element.id))', replace: 'if (false)' }],
  TC14: [
    {
      file: 'src/edit/flag-collisions.ts',
      find: 'for (const ids of [left, touched, moved])',
      replace: 'for (const ids of [touched, moved])',
    },
  ],
  TC15: [
    { file: 'src/edit/changes/set-installation.ts', find: 'takeCanopySize(attempt, cluster.id,', replace: 'void (attempt, cluster.id,' },
    {
      file: 'src/edit/changes/set-installation.ts',
      find: 'const holder = clusterAbove(attempt, element) ?? element;',
      replace: 'const holder = element;',
    },
    { file: 'src/edit/changes/set-installation.ts', find: "if (fit.kind === 'fallback')", replace: 'if (false)' },
    {
      file: 'src/edit/changes/set-installation.ts',
      find: 'if (!settled.ok) return settled.failure;',
      replace: 'if (!settled.ok) return undefined;',
    },
  ],
  TC16: [
    { file: 'src/edit/changes/structure.ts', find: 'if (!acceptsInstallation(element, installation))', replace: 'if (false)' },
    { file: 'src/edit/changes/structure.ts', find: 'return added.ok ? undefined : added.failure;', replace: 'return undefined;' },
  ],
  TC17: [
    { file: 'src/edit/changes/set-room.ts', find: 'if (y !== position[1])', replace: 'if (false)' },
    { file: 'src/edit/changes/set-room.ts', find: 'settleInstallations(attempt, space.id) ??', replace: '' },
    { file: 'src/edit/changes/set-room.ts', find: 'for (const { id } of walk(tree)) attempt.moved.add(id);', replace: '' },
  ],
  TC18: [
    {
      file: 'src/edit/changes/set-installation.ts',
      find: 'remoteDriver: context.remoteDriverOn,',
      replace: 'remoteDriver: !context.remoteDriverOn,',
    },
  ],
  TC19: [{ file: 'src/edit/checks/refusals.ts', find: 'if (broken.length > 0) brokenRules.push(...broken);', replace: '' }],
  TC20: [{ file: 'src/edit/checks/refusals.ts', find: 'if (!context.rulesOn) return { refusals, brokenRules };', replace: '' }],
  TC21: [
    {
      file: 'src/edit/changes/structure.ts',
      find: "if (elementIds.includes(tree.rootId)) return { code: 'edit.space-stays' };",
      replace: '',
    },
    { file: 'src/edit/changes/structure.ts', find: "if (elementId === tree.rootId) return { code: 'edit.space-stays' };", replace: '' },
  ],
  TC22: [{ file: 'src/edit/flag-collisions.ts', find: 'if (attempt.configuration.plan.collides(element.id))', replace: 'if (false)' }],
  TC23: [
    {
      file: 'src/edit/changes/mount.ts',
      find: 'const operations = mountComposition(attempt.configuration.tree, composition, clusterIds);',
      replace: "const operations = mountComposition(attempt.configuration.tree, composition, [clusterIds[0] ?? '']);",
    },
    {
      file: 'src/edit/changes/mount.ts',
      find: 'const operations = unmountComposition(attempt.configuration.tree, compositionId);',
      replace: 'const operations = { ok: true, value: [] } as unknown as ReturnType<typeof unmountComposition>;',
    },
  ],
  TC24: [
    {
      file: 'src/edit/changes/convert-to-psa.ts',
      find: 'if (!operations.ok) return operations.failure;',
      replace: 'if (!operations.ok) return undefined;',
    },
    { file: 'src/edit/changes/convert-to-psa.ts', find: 'installation === before[index] ? undefined', replace: 'true ? undefined' },
  ],
  TC25: [{ file: 'src/edit/changes/structure.ts', find: '  dropPsa(attempt, elementId);', replace: '' }],
  TC26: [{ file: 'src/edit/try-change.ts', find: 'const before = bringsIn ? []', replace: 'const before = true ? []' }],
  TC27: [{ file: 'src/edit/changes/hanging.ts', find: 'wireLength === undefined ||', replace: 'true ||' }],
  TC28: [
    { file: 'src/edit/attempt.ts', find: '      trial.revert();\n      // Tree', replace: '      // Tree' },
    { file: 'src/edit/try-change.ts', find: 'trial.revert();\n', replace: 'trial.keep();\n' },
  ],
  TC29: [
    {
      file: 'src/edit/check-change.ts',
      find: 'return fail(changeMalformed(path, expected));',
      replace: "return fail({ code: 'edit.space-stays' });",
    },
    {
      file: 'src/edit/check-change.ts',
      find: 'const node = checkElementNode(data);',
      replace: 'const node = { ok: true as const, value: data as ElementNode }; void checkElementNode;',
    },
  ],
  TC30: [
    {
      file: 'src/edit/changes/structure.ts',
      find: "typeof value === 'number' && Math.abs(value) <= MAX_PLACE_METRES",
      replace: 'Number.isFinite(value)',
    },
    { file: 'src/edit/changes/structure.ts', find: 'attempt.configuration.tree.elements.size + more <= max', replace: 'more <= max' },
    { file: 'src/edit/configuration.ts', find: 'if (misfit !== undefined) throw', replace: 'if (misfit === null) throw' },
    { file: 'src/edit/configuration.ts', find: 'if (tree.elements.size > most)', replace: 'if (false)' },
    { file: 'src/edit/document-size.ts', find: 'if (values > SAVED_DOCUMENT_LIMITS.values)', replace: 'if (false)' },
  ],
  TC31: [
    {
      file: 'src/edit/changes/structure.ts',
      find: 'refusalOfValues(attempt, elementId) ?? settleInstallations(attempt, elementId);',
      replace: 'undefined;\n  void [refusalOfValues, settleInstallations];',
    },
    {
      file: 'src/edit/checks/structure-refusals.ts',
      find: '    hangingRefusal(configuration, element),\n    valueRefusal(configuration, element),\n',
      replace: '',
    },
    {
      file: 'src/edit/changes/element-options.ts',
      find: 'if (refused !== undefined || model === undefined) return refused;',
      replace: 'if (refused !== null || model === undefined) return refused;',
    },
  ],
  TC32: [
    {
      file: 'src/edit/changes/set-height.ts',
      find: 'if (before === undefined) return undefined;\n    const limits',
      replace: 'const limits',
    },
  ],
  TC33: [
    {
      file: 'src/edit/try-change.ts',
      find: '    if (failure !== undefined) return failure;\n  }\n  return undefined;',
      replace: '    return failure;\n  }\n  return undefined;',
    },
    { file: 'src/edit/check-change.ts', find: 'fail(placedIn(index, change.failure))', replace: 'change' },
    {
      file: 'src/edit/attempt.ts',
      find: "operation.kind === 'place' && !cameFrom.has(operation.elementId)",
      replace: "operation.kind === 'place'",
    },
    {
      file: 'src/edit/changes/structure.ts',
      find: 'if (position[0] === x && position[1] === y && position[2] === z) return undefined;',
      replace: '',
    },
  ],
  TC34: [
    { file: 'src/edit/changes/set-body.ts', find: "attempt.apply({ kind: 'props', elementId, props });", replace: 'void props;' },
    { file: 'src/edit/changes/set-body.ts', find: "if (parentId === undefined) return { code: 'edit.space-stays' };", replace: '' },
  ],
  TC35: [
    {
      file: 'src/edit/check-configuration.ts',
      find: 'of checkSticksIn(tree, jointRangeOf(configuration))',
      replace: 'of checkSticksIn(tree, undefined).slice(0, 0)',
    },
  ],
  TC36: [
    {
      file: 'src/edit/changes/hosting.ts',
      find: 'const technicalData = { ...props.technicalData, productLength: belt.lengthMetres };',
      replace: 'const { technicalData } = props;',
    },
    {
      file: 'src/edit/changes/hosting.ts',
      find: 'if (props.technicalData.productLength === lengthMetres) return;',
      replace: 'if (lengthMetres >= 0) return;',
    },
  ],
  TC37: [
    {
      file: 'src/edit/changes/hosting.ts',
      find: "if (at.some((value, axis) => value !== position[axis])) attempt.apply({ kind: 'place', elementId, position: at });",
      replace: 'void at;',
    },
  ],
  TC38: [
    {
      file: 'src/edit/changes/set-room.ts',
      find: 'carryBelts(attempt, beltPoints, before, config.roomSize);',
      replace: 'void (carryBelts, beltPoints, before);',
    },
  ],
  TC39: [{ file: 'src/edit/checks/refusals.ts', find: "rejection.blocks !== 'order'", replace: 'rejection' }],
  TC40: [
    {
      file: 'src/edit/check-configuration.ts',
      find: 'of checkBeltsIn(tree, context.partOf)',
      replace: 'of checkBeltsIn(tree, context.partOf).slice(0, 0)',
    },
    {
      file: 'src/edit/belts-in-tree.ts',
      find: "const parts = [track, ...children.filter(({ type }) => type === 'ElectricalConnection')];",
      replace: 'const parts = [track, ...children.slice(0, 0)];',
    },
  ],
  TC41: [
    {
      file: 'src/edit/configuration.ts',
      find: 'rulesOn: true, remoteDriverOn: true, ...input',
      replace: 'rulesOn: false, remoteDriverOn: false, ...input',
    },
  ],
};
