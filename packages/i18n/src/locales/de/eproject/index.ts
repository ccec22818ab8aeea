import configurator from './configurator.json';
import order from './order.json';
import picker from './picker.json';
import project from './project.json';
import projects from './projects.json';

export const texts = { configurator, order, picker, project, projects };
