export { type Shape, shapesIn } from './shapes';
export { writeText } from './write-text';
