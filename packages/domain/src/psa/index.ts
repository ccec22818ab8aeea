export { canBePsa, convertToPsa, psaProps } from './convert-to-psa';
