const JSON_COPY = 'src/saved-document/json.ts';
const SHAPE = 'src/untrusted/shape.ts';
const CHECK = 'src/saved-document/check-document.ts';
const LOAD = 'src/saved-document/load-document.ts';
const CANONICAL = 'src/saved-document/canonical-json.ts';

export const SWITCH_OFFS = {
  SV1: [
    {
      file: 'src/saved-document/save-document.ts',
      find: 'element: savedElement(element, id)',
      replace: 'element: savedElement(element, null)',
    },
  ],
  SV2: [{ file: 'src/saved-document/save-document.ts', find: 'version: SAVED_DOCUMENT_VERSION, ...', replace: 'version: 1, ...' }],
  SV3: [
    { file: CANONICAL, find: 'entries.sort(([a], [b]) => (a < b ? -1 : 1));', replace: '' },
    {
      file: CANONICAL,
      find: "if (typeof value !== 'object') throw",
      replace: "if (typeof value !== 'object') return ''; if (false) throw",
    },
    { file: CANONICAL, find: 'if (!Number.isFinite(value)) throw', replace: 'if (false) throw' },
  ],
  SV4: [
    { file: LOAD, find: 'version < 1 || version > SAVED_DOCUMENT_VERSION', replace: 'false' },
    { file: LOAD, find: "typeof version !== 'number' || !Number.isInteger(version) ||", replace: '' },
    { file: 'src/saved-document/migrations.ts', find: '[completeDocument, withPose]', replace: '[]' },
  ],
  SV5: [
    {
      file: CHECK,
      find: 'fieldFailure(shape(object, path)) ??',
      replace: 'void shape ??',
    },
    { file: CHECK, find: 'fieldFailure(placementShape(placement, place)) ??', replace: 'void placementShape ??' },
  ],
  SV6: [
    {
      file: JSON_COPY,
      find: "return Number.isFinite(value) ? value + 0 : refused(copier, { code: 'saved-document.not-plain', path });",
      replace: 'return value;',
    },
    {
      file: JSON_COPY,
      find: "  return refused(copier, { code: 'saved-document.not-plain', path });\n}",
      replace: "  return 'x'.repeat(-1);\n}",
    },
    { file: JSON_COPY, find: '} catch {', replace: '} catch (error) {\n    if (error) throw error;' },
  ],
  SV7: [
    {
      file: JSON_COPY,
      find: 'if (depth > SAVED_DOCUMENT_LIMITS.depth) return',
      replace: 'if (depth > 100) return null; if (false) return',
    },
  ],
  SV8: [{ file: CHECK, find: 'if (ids.has(id)) return', replace: 'if (false) return' }],
  SV9: [{ file: LOAD, find: '.filter((code) => !known.has(code))', replace: '' }],
  SV10: [
    {
      file: LOAD,
      find: 'const plain = copyPlain(importable.value);',
      replace: 'const plain = { ok: true as const, value: importable.value as JsonObject }; copyPlain(0);',
    },
  ],
  SV11: [
    {
      file: SHAPE,
      find: 'shape === undefined ? { path: fieldPath(path, key), expected: undefined }',
      replace: 'shape === undefined ? undefined',
    },
  ],
  SV13: [{ file: CHECK, find: 'return failure === undefined ? ok(plain.value as', replace: 'return failure !== null ? ok(plain.value as' }],
  SV12: [{ file: 'src/saved-document/canonical-json.ts', find: 'if (level >= MOST_LEVELS) throw', replace: 'if (false) throw' }],
  SV14: [
    {
      file: 'src/saved-document/geometry-shape.ts',
      find: 'return kinds.length === 0 ? { pose }',
      replace: 'if (kinds) return {};\n  return kinds.length === 0 ? { pose }',
    },
  ],
};
