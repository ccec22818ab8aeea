import type { texts as commonFront } from '../locales/en/common-front';
import type { texts as editor } from '../locales/en/editor';
import type { texts as eproject } from '../locales/en/eproject';
import type { texts as loginArea } from '../locales/en/login-area';
import type { texts as widgets } from '../locales/en/widgets';

/** The English texts give the keys: a key that is not among them does not compile. */
export interface Resources {
  'common-front': typeof commonFront;
  eproject: typeof eproject;
  widgets: typeof widgets;
  'login-area': typeof loginArea;
  editor: typeof editor;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common-front';
    resources: Resources;
    returnNull: false;
  }
}
