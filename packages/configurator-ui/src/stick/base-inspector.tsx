import type { SceneFeed, SceneLine } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { TrashIcon } from '@candil/ui-kit/icon';
import { AttributeChoice } from '../inspector/attribute-choice';
import { InspectorHead, InspectorSection } from '../inspector/inspector-section';
import { useOptions } from '../inspector/use-options';
import { useEditorShell } from '../state/editor-shell';
import { useNames } from '../words/use-names';
import { LineFeed } from './line-feed';
import { StickPicture } from './stick-picture';
import { useStickWords } from './use-stick-words';

const SHOWN = ['color', 'control', 'installation'] as const;

/** The base that feeds a line: its finish, how it is controlled and fixed. */
export const BaseInspector = ({ line, feed }: { readonly line: SceneLine; readonly feed: SceneFeed }) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const names = useNames();
  const words = useStickWords();
  const offered = useOptions(feed.id);
  const color = editor.session.configuration.tree.elements.get(feed.id)?.props.attributes.color;
  const part = { id: feed.id, label: words.line(line), model: feed.model, color, control: feed.control, installation: feed.installation };
  const others = line.feeds.filter(({ id }) => id !== feed.id).map(({ id, model }) => ({ id, label: words.line(line), model }));
  return (
    <>
      <InspectorHead title={names.model(feed.model)} detail={words.base(feed)} />
      <StickPicture model={feed.model} />
      {SHOWN.map((type) => {
        const options = offered.find((each) => each.type === type);
        // All bases of a line share one control.
        return (
          options && <AttributeChoice key={type} part={part} offered={options} type={type} others={type === 'control' ? others : []} />
        );
      })}
      <LineFeed line={line} />
      {!isReadOnly && (
        <InspectorSection>
          <Button size="sm" icon={<TrashIcon size={16} />} onClick={() => editor.remove([feed.id])} className="self-start">
            {t('sticks.feed.remove')}
          </Button>
        </InspectorSection>
      )}
    </>
  );
};
