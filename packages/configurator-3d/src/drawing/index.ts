export { type Shape, shapesIn } from './shapes';
