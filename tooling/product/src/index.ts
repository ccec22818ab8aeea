export { brokenOrders, crashDuringOrders } from './crash-during-orders';
export { freePort } from './free-port';
export { distributor, type OpenProject, openProject, orderBody } from './order-fixture';
export { PASSWORD, SAMPLE_USERS } from './sample-users';
export { type Answer, type Session, signIn } from './session';
export { type Product, SHORT_LIVED, startProduct } from './start-product';
