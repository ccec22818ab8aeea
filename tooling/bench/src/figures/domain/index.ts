import { againstSlowModels } from './against-slow-models';
import { budgetOfLines } from './budget-totals';
import { collisions } from './collisions';
import { dragStep } from './drag-step';
import { driverGroups } from './driver-groups';
import { growth } from './growth';
import { hostileRules } from './hostile-rules';
import { priceLine } from './price-line';
import { referenceParse } from './reference-parse';
import { rules } from './rules';
import { validOptions } from './valid-options';
import { validateComposition } from './validate-composition';

/** The figures of the domain library: ours and its peers in one process, equal results first. */
export const domainFigures = async () => {
  referenceParse();
  priceLine();
  await rules();
  hostileRules();
  againstSlowModels();
  validateComposition();
  validOptions();
  collisions();
  dragStep();
  budgetOfLines();
  driverGroups();
  growth();
};
