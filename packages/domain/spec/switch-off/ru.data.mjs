const at = (file, find, replace) => ({ file: `src/rule/${file}`, find, replace });

export const SWITCH_OFFS = {
  RU1: [
    at('syntax/lexer.ts', 'const NUMBER = /\\d+(?:\\.\\d+)?(?:[eE][+-]?', 'const NUMBER = /\\d+(?:\\.\\d+)?(?:[eE]'),
    at('syntax/lexer.ts', 'if (!Number.isFinite(value)) throw', 'if (false)'),
  ],
  RU2: [at('syntax/lexer.ts', 'const COMMENT = /\\/\\/', 'const COMMENT = /#')],
  RU3: [
    at('syntax/string-literal.ts', 'if (simple !== undefined)', 'if (false)'),
    at('syntax/string-literal.ts', "throw new SyntaxStop(text, start, { code: 'rule.string-open' });", 'return { value, end: index };'),
  ],
  RU4: [
    at('syntax/lexer.ts', 'if (RESERVED.has(name))', 'if (false)'),
    at('syntax/lexer.ts', 'String.fromCodePoint(text.codePointAt(start) ?? 0)', "''"),
  ],
  RU5: [
    at('syntax/parser.ts', "['*', 3],", "['*', 2],"),
    at('syntax/parser.ts', "if (this.#current.kind !== 'end') this.#stopExpecting('an operator');", ''),
  ],
  RU6: [
    at(
      'typing/check-expression.ts',
      "return checker.refuse(offset, { code: 'rule.name-unknown', name });",
      'return checkExpression(checker, { kind: "literal", start: 0, offset, value: null });',
    ),
    at(
      'typing/check-expression.ts',
      'if (field === undefined) return checker.refuseMember(offset,',
      'if (field === undefined) return checker.refuseMember(0,',
    ),
  ],
  RU7: [
    at('typing/check-operators.ts', 'operator, left: leftType, right: rightType', "operator, left: 'value', right: 'value'"),
    at('typing/checker.ts', 'found: describeType(found)', "found: 'value'"),
  ],
  RU8: [
    at(
      'typing/check-expression.ts',
      "return { kind: 'pass', type: VERDICT, offset: node.offset };",
      "return { kind: 'constant', type: VERDICT, offset: node.offset, value: true };",
    ),
    at('typing/check-root.ts', "kind !== 'bool' && kind !== 'verdict'", 'false'),
  ],
  RU9: [
    at(
      'closure/compile-relation.ts',
      "if (operator === '<=') return (here) => operand(here) <= constant;",
      "if (operator === '<=') return (here) => operand(here) < constant;",
    ),
    at('closure/compile-relation.ts', '(here) => operand(here) == null :', '(here) => operand(here) === 0 :'),
  ],
  RU10: [
    at('closure/compile-read.ts', '(here) => call(here, value)', '(here) => call(here, "")'),
    at('typing/check-call.ts', 'if (parameters.length !== args.length) {', 'if (false) {'),
  ],
  RU11: [
    at('closure/decide-despite.ts', 'if (value === wanted) return wanted;', 'if (value === wanted && broken === undefined) return wanted;'),
    at(
      'closure/compile-logic.ts',
      'if (tests.length === 2) return (here) => first(here) && second(here);',
      'if (tests.length === 2) return (here) => second(here) && first(here);',
    ),
    at('closure/decide-despite.ts', 'parts[index] as Part', 'parts[parts.length - 1 - index] as Part'),
  ],
  RU12: [
    at(
      'closure/compile-membership.ts',
      'if (values.length === 1) return (here) => read(here) === first;',
      'if (values.length === 1) return (here) => read(here) !== first;',
    ),
  ],
  RU13: [
    at(
      'closure/compile-node.ts',
      '(here) => (test(here) ? first(here) : second(here))',
      '(here) => [second(here), first(here)][test(here) ? 1 : 0]',
    ),
  ],
  RU14: [at('syntax/parser.ts', 'if (depth > SCRIPT_LIMITS.depth)', 'if (depth > 100_000)')],
  RU15: [at('closure/compile-string.ts', 'text(here).charCodeAt(0) === code', 'text(here).charCodeAt(1) === code')],
  RU16: [at('closure/compile-loop.ts', 'if (test(items[index])) count += 1;', 'count += 1;')],
  RU17: [at('closure/compile-loop.ts', 'if (outer !== undefined) outer.value = here;', 'if (outer !== undefined) outer.value = items[0];')],
  RU18: [
    at('closure/compile-arithmetic.ts', 'if (Number.isFinite(value)) return value;', 'if (!Number.isNaN(value)) return Math.round(value);'),
  ],
  RU19: [at('closure/required.ts', "breakRun(state, 'rule.no-value', offset);", '')],
  RU20: [at('closure/run-state.ts', 'if (run.fuel >= 0) return true;', 'if (run.fuel >= -1_000_000) return true;')],
  RU21: [
    at('closure/compile-arithmetic.ts', 'value.length > SCRIPT_LIMITS.stringMade', 'false'),
    at('closure/compile-arithmetic.ts', 'length + second.length > SCRIPT_LIMITS.listMade', 'false'),
  ],
  RU22: [at('closure/run-state.ts', "if (run.broken !== undefined && code !== 'rule.fuel') return;", '')],
  RU23: [at('typing/check-root.ts', 'return fail([first, ...rest]);', 'return fail([first]);')],
  RU24: [
    at('host.ts', 'if (!NAME.test(name) || TAKEN.has(name))', 'if (false)'),
    at('host.ts', "({ kind: 'field', name, owner, type: describeType(type) })", "({ kind: 'field', name, type: describeType(type) })"),
  ],
  RU25: [
    at('syntax/node-layout.ts', 'strengthOf(node) < needed', 'true'),
    at('syntax/node-layout.ts', 'before.push(comment.text, HARD_LINE);', 'before.push(comment.text);'),
    at('format-script.ts', 'if (!parsed.ok) return parsed;', "if (!parsed.ok) return ok('');"),
  ],
  RU26: [at('compile-rules.ts', '.filter(({ active }) => active)', '')],
  RU27: [at('rule-definition.ts', 'reasons?.[language] || script', 'script')],
  RU28: [at('compile-rules.ts', 'const bound = rules.flatMap((rule) => [', 'const bound = [...rules].reverse().flatMap((rule) => [')],
  RU29: [at('evaluate-rules.ts', 'for (const element of elements) {', 'for (const element of [...elements].reverse()) {')],
  RU30: [
    at(
      'evaluate-rules.ts',
      "findings.broken.push({ code: 'rule.broken', ruleId, cause: outcome.code, position: outcome.position, subject });",
      '',
    ),
    at('evaluate-rules.ts', "if (outcome.kind === 'reject') {", "if (outcome.kind !== 'broken') {"),
  ],
  RU31: [
    at('evaluate-rules.ts', 'if (!enabled) return SILENT;\n  const subjects', 'const subjects'),
    at('evaluate-rules.ts', 'if (!enabled) return SILENT;\n  const findings', 'const findings'),
  ],
  RU32: [at('element-host.ts', "read: (facts) => facts.installation ?? ''", 'read: (facts) => facts.installation')],
  RU33: [at('element-host.ts', 'TYPES.has(type) ? element.tally.countByType[type as ElementType] : 0', '1')],
  RU34: [at('syntax/parse-script.ts', 'if (error instanceof SyntaxStop) return fail(error.failure);', '')],
  RU35: [
    at(
      'closure/compile-relation.ts',
      "if (operator === '<=') return (here) => operand(here) <= constant;",
      "if (operator === '<=') return (here) => operand(here) < constant;",
    ),
  ],
  RU36: [
    at(
      'check-rules.ts',
      'if (first === undefined) return ok(input as readonly RuleDefinition[]);',
      "if (first !== undefined) return ok(input as readonly RuleDefinition[]); if (true) return fail({ code: 'rule.data-malformed', path: '', reason: '', problems });",
    ),
  ],
  RU37: [{ file: 'src/rule/syntax/parse-script.ts', find: "if (typeof given !== 'string')", replace: 'if (false)' }],
  RU38: [
    {
      file: 'src/rule/product-rules.ts',
      find: 'elements: [placedAt(light, UNDER_CEILING)] });',
      replace: 'elements: [placedAt({ ...light, props: { ...light.props, attributes: {} } })] });',
    },
    {
      file: 'src/rule/product-rules.ts',
      find: 'if (areOfGroupsOnly(rules)) return undefined;',
      replace: "if (areOfGroupsOnly(rules)) return { code: 'rule.broken' } as RuleRefusal;",
    },
  ],
};
