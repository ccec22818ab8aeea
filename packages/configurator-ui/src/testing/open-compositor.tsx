import { blankSpace, outletVerbsOf } from '@candil/configurator';
import { catalogueSources, createTestEditor } from '@candil/configurator/testing';
import { createFormat, createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { ToastProvider } from '@candil/ui-kit/toast';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CompositorScreen } from '../compositor/compositor-screen';
import type { BeginFromCode } from '../screen/code-refusal';
import type { RememberedModels } from '../screen/editor-screen-props';
import { setWidth } from './set-width';

interface OpenOptions {
  readonly width?: number;
  /** Model of the canopy that hangs already. */
  readonly canopy?: string;
  readonly mode?: 'create' | 'validate';
  readonly remembered?: RememberedModels;
  readonly beginFromCode?: BeginFromCode;
}

/** The compositor over the packaged catalogue, without the room in three dimensions. */
export const openCompositor = async ({ width = 1440, canopy, mode = 'create', remembered, beginFromCode }: OpenOptions = {}) => {
  setWidth(width);
  const sources = catalogueSources();
  const space = blankSpace({
    sources,
    newId: () => 'space',
    createdAt: () => '2026-11-20T09:00:00.000Z',
    roomSize: { width: 4, depth: 3, height: 3 },
    configurator: 'COMPOSITOR_CP_3D',
  });
  const editor = createTestEditor({ sources, space, mode });
  if (canopy !== undefined) outletVerbsOf(editor).chooseCanopy(canopy);
  const i18n = await createI18n('en');
  const user = userEvent.setup();
  const screen = render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <CompositorScreen
          editor={editor}
          title="Over the table"
          primaryAction={{ label: 'Add to project', onPress: () => undefined, isPending: false }}
          onBack={() => undefined}
          priceView="net"
          currency="EUR"
          format={createFormat({ language: 'en', catalogId: 16 })}
          scene3d={false}
          beginFromCode={beginFromCode}
          {...(remembered && { remembered })}
        />
      </ToastProvider>
    </I18nProvider>,
  );
  return { editor, user, screen };
};
