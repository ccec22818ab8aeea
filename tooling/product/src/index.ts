export { freePort } from './free-port';
export { PASSWORD, SAMPLE_USERS } from './sample-users';
export { type Answer, type Session, signIn } from './session';
export { type Product, startProduct } from './start-product';
