import errors from './errors.json';
import home from './home.json';
import session from './session.json';
import shell from './shell.json';

export const texts = { errors, home, session, shell };
