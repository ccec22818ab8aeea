import type { LineIssue } from '@candil/contract';
import type { IsoLanguage } from '@candil/domain';
import { ruleRefusalToWire } from '../catalogue';
import type { Obstacle } from './evaluate-configuration';

const wireValueOf = (value: unknown): string | number | undefined => {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.join(', ') : undefined;
};

const valuesOf = (failure: object): LineIssue['values'] =>
  Object.fromEntries(
    Object.entries(failure).flatMap(([name, value]) => {
      const wireValue = name === 'code' || name === 'elementId' ? undefined : wireValueOf(value);
      return wireValue === undefined ? [] : [[name, wireValue]];
    }),
  );

/** An obstacle of a composition in the language; `elements` is the number of its parts with that obstacle. */
export const obstacleIssue = ({ failure, elements }: Obstacle, language: IsoLanguage): LineIssue => {
  if (failure.code === 'bom.element-refused') return obstacleIssue({ failure: failure.failure, elements }, language);
  if (failure.code === 'rule.rejected' || failure.code === 'rule.broken') {
    const { code, ...values } = ruleRefusalToWire(failure, language);
    return { code, values: { ...values, elements } };
  }
  if (failure.code === 'edit.excluded' || failure.code === 'article.excluded') {
    return { code: failure.code, values: { reason: failure.reason?.[language] ?? '', elements } };
  }
  return { code: failure.code, values: { ...valuesOf(failure), elements } };
};
