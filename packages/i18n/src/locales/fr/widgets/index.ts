import widgets from './widgets.json';

export const texts = { widgets };
