import { missedFigures } from '../../report';
import { photometryFigures } from '../photometry';
import { budgetOfLines } from './budget-totals';
import { collisions } from './collisions';
import { dragStep } from './drag-step';
import { driverGroups } from './driver-groups';
import { growth } from './growth';
import { priceLine } from './price-line';
import { referenceParse } from './reference-parse';
import { rules } from './rules';
import { validOptions } from './valid-options';
import { validateComposition } from './validate-composition';

// The figures of the libraries that are times, as a program of its own.
budgetOfLines();
referenceParse();
priceLine();
await rules();
validateComposition();
validOptions();
collisions();
dragStep();
driverGroups();
growth();
photometryFigures();
process.send?.(missedFigures());
