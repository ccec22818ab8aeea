export { fail, ok, type Fail, type Ok, type Result } from './result';
