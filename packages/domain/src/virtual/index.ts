export { mountComposition, type VirtualFailure } from './mount';
export { unmountComposition } from './unmount';
