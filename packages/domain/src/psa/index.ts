export { canBePsa, convertToPsa } from './convert-to-psa';
