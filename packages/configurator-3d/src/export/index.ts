export { type ModelFormat, type WrittenModel, writeModel } from './write-model';
