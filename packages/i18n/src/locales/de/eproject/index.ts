import access from './access.json';
import audit from './audit.json';
import browse from './browse.json';
import budget from './budget.json';
import clients from './clients.json';
import company from './company.json';
import compare from './compare.json';
import composition from './composition.json';
import configurator from './configurator.json';
import failures from './failures.json';
import flags from './flags.json';
import order from './order.json';
import outbox from './outbox.json';
import paste from './paste.json';
import people from './people.json';
import picker from './picker.json';
import profile from './profile.json';
import project from './project.json';
import projects from './projects.json';
import qualifications from './qualifications.json';
import request from './request.json';
import validation from './validation.json';
import values from './values.json';

export const texts = {
  access,
  audit,
  browse,
  budget,
  clients,
  company,
  compare,
  composition,
  configurator,
  failures,
  flags,
  order,
  outbox,
  paste,
  people,
  picker,
  profile,
  project,
  projects,
  qualifications,
  request,
  validation,
  values,
};
