import access from './access.json';
import area from './area.json';
import confirm from './confirm.json';
import failures from './failures.json';
import privacy from './privacy.json';
import qualification from './qualification.json';
import register from './register.json';
import support from './support.json';

export const texts = { access, area, confirm, failures, privacy, qualification, register, support };
