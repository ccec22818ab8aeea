import type { ModuleFactory } from '../../kernel';
import { configurationRoutes } from './configuration-routes';
import { type ProjectDependencies, projectRoutes } from './routes';

export { composeAhead } from './compose-ahead';
export { creationCodeOf, creationNumberIn } from './creation-code';
export { compositionsToWire } from './creation-to-wire';
export { type ChosenAttribute, chosenAttributes, describeChosen } from './describe-article';
export { evaluateCreationLine } from './evaluate-creation-line';
export { evaluateProject, lineEvaluator, summarise } from './evaluate-project';
export type { EvaluatedLine } from './evaluated-line';
export type { ProjectFailure } from './failures';
export { type FollowUp, followUpName, makeFollowUp } from './follow-up-project';
export { type KeptComposition, type KeptPiece, keptCompositions, type OrderedCreation } from './kept-creation';
export { evaluateConfiguration } from './kept-evaluations';
export type { Viewer } from './kept-projects';
export { failureIssue, lineIssue, nameOf } from './line-issue';
export { findWriteRefusal, openForWriting } from './open-for-writing';
export { containing, listProjectPage, type ProjectAudience, visibleTo } from './project-list-repository';
export { accessTo, audienceOf, clientsCatalogueOf } from './project-policy';
export {
  type FoundComposition,
  findCompositions,
  readProductsOf,
  readProject,
  readProjectHeader,
} from './project-repository';
export { onSiteToWire, projectToWire, totalsToWire } from './project-to-wire';
export { fixOrderedProducts, markOrdered, type ProjectChange } from './project-write-repository';
export { createProject } from './service';
export type { ProjectHeader, StoredProduct, StoredProject } from './stored-project';
export { projects } from './tables';
export { thumbnailOf } from './thumbnail';
export { validationToWire } from './validation-to-wire';

export const projectModule =
  (dependencies: ProjectDependencies): ModuleFactory =>
  () => ({
    name: 'project',
    routes: [...projectRoutes(dependencies), ...configurationRoutes(dependencies.contextFor, dependencies.files)],
  });
