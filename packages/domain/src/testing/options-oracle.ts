import type { ModelDefinition } from '../article';
import type { Selection } from '../attribute';
import type { ExclusionRow } from '../exclusion';
import { EVERY_COMBINATION } from './arbitraries';

/** Every valid full combination, by looking at each: written apart from the code it checks. */
export function validCombinations(model: ModelDefinition): readonly Selection[] {
  return EVERY_COMBINATION.filter((combination) => model.exclusions.every((row) => !rejects(row, combination)));
}

/** Checks that the combination has every chosen value. */
export function extendsSelection(combination: Selection, selection: Selection): boolean {
  return Object.entries(selection).every(([type, modifier]) =>
    Object.entries(combination).some(([own, value]) => own === type && value === modifier),
  );
}

function rejects(row: ExclusionRow, { color = '', temperature = '', control = '', installation = '' }: Selection): boolean {
  const code = color + temperature + control + installation;
  const cells = [row.finish === '*' ? '..' : row.finish, row.temperature, row.control, row.installation1, row.installation2];
  const pattern = cells.map((cell) => (cell === '*' ? '.' : cell)).join('');
  return pattern !== '......' && new RegExp(`^${pattern}$`).test(code);
}
