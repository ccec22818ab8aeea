export { type Fail, fail, type Ok, ok, type Result } from './result';
