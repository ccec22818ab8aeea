export type { Actor, ActorCompany } from './authorisation/actor';
export type { Database, Transaction } from './database/database';
export { inTransaction } from './database/in-transaction';
export { sendFailure } from './failures/error-handler';
export type { Failure } from './failures/failure';
export type { ModuleFactory, PlatformContext } from './platform-module';
export type { Route } from './routing/route';
export { defineRoutes, route } from './routing/route';
