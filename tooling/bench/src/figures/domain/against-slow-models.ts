import { figure } from '../../report';
import { runDomainProgram } from './program-of-domain';

interface RuleDifferences {
  readonly cases: number;
  readonly lamps: number;
  readonly accepted: number;
  readonly differences: number;
}
interface ModelDifferences {
  readonly cases: number;
  readonly offered: number;
  readonly differences: Readonly<Record<string, number>>;
}
interface TextDifferences {
  readonly cases: number;
  readonly differences: Readonly<Record<'codes' | 'texts', number>>;
  /** Nanoseconds a character, of a text of 10,000 and of one of 1,000,000. */
  readonly perCharacter: readonly [number, number];
}

const listed = (differences: Readonly<Record<string, number>>) =>
  Object.entries(differences)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
const none = (differences: Readonly<Record<string, number>>) => Object.values(differences).every((count) => count === 0);

/** Rules against CEL, decisions against brute force and slow models, reference codes against a pattern: how often they differ. */
export const againstSlowModels = async () => {
  const rules = await runDomainProgram<RuleDifferences>('rule-differences');
  figure(
    '22, rules against cel-js',
    `${rules.cases} expressions over ${rules.lamps} lamps each, ${rules.accepted} accepted, ${rules.differences} differ`,
    '0 of 100,000 differ',
    rules.differences === 0,
  );
  const models = await runDomainProgram<ModelDifferences>('slow-models');
  figure(
    '23, decisions against slow models',
    `${models.cases} cases each, ${models.offered} options offered, differ: ${listed(models.differences)}`,
    '0 of 10,000 each differ, every offered option leads to a valid combination',
    none(models.differences),
  );
  const texts = await runDomainProgram<TextDifferences>('reference-texts');
  const [short, long] = texts.perCharacter;
  figure(
    '24, reference codes',
    `${texts.cases} codes and texts, wrong: ${listed(texts.differences)}; ${short.toFixed(1)} ns a character of 10,000, ${long.toFixed(1)} of 1,000,000`,
    '0 wrong of 1,000,000, time linear in the length: at most 10x a character where a square would be 100x',
    none(texts.differences) && long <= 10 * short,
  );
};
