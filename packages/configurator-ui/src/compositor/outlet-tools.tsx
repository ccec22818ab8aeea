import { useTranslation } from '@candil/i18n/react';
import { Button, TextButton } from '@candil/ui-kit/button';
import { Notice, NoticeAction } from '@candil/ui-kit/notice';
import { useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useChangeWords } from '../words/use-change-words';
import { useNames } from '../words/use-names';
import { AlternateTool } from './alternate-tool';
import { HeightsTool } from './heights-tool';
import { ShuffleTool } from './shuffle-tool';
import { type OutletChoice, useOutletVerbs } from './use-outlets';

/** Commands for all outlets at once. */
export const OutletTools = ({ outlets, chosen }: OutletChoice) => {
  const { t } = useTranslation('editor');
  const { isReadOnly } = useEditorShell();
  const verbs = useOutletVerbs();
  /** The revision at which all outlets were asked for and some refused. */
  const [refusedAt, setRefusedAt] = useState<number>();
  const revision = useDocument((state) => state.revision);
  if (isReadOnly) return null;
  const hung = outlets.flatMap(({ light }) => light ?? []);
  const pattern = chosen?.light === undefined ? outlets.find(({ light }) => light !== undefined) : chosen;
  const all = outlets.map(({ number }) => number);
  const fillAll = () => {
    if (pattern?.light === undefined) return;
    const isClear = verbs.refusalOf(all, pattern.light.model) === undefined;
    if (isClear) verbs.copyTo(pattern.number, all);
    setRefusedAt(isClear ? undefined : revision);
  };
  return (
    <div className="px-4 pt-3">
      <div
        role="toolbar"
        aria-label={t('compositor.tools.label')}
        className="flex gap-2 overflow-x-auto pb-2 [scrollbar-width:none] [&>*]:shrink-0"
      >
        <Button size="sm" disabled={pattern === undefined} onClick={fillAll}>
          {t('compositor.tools.fillAll')}
        </Button>
        <AlternateTool models={[...new Set(hung.map(({ model }) => model))]} />
        <HeightsTool outlets={outlets} />
        <ShuffleTool count={hung.length} />
        <Button size="sm" disabled={hung.length === 0} onClick={() => void verbs.mirror()}>
          {t('compositor.tools.mirror')}
        </Button>
        <Button size="sm" disabled={hung.length === 0} onClick={() => verbs.empty(all)}>
          {t('compositor.tools.emptyAll')}
        </Button>
      </div>
      {refusedAt === revision && pattern?.light && (
        <FillConflict model={pattern.light.model} all={all} onDone={() => setRefusedAt(undefined)} />
      )}
    </div>
  );
};

interface FillConflictProps {
  readonly model: string;
  readonly all: readonly number[];
  readonly onDone: () => void;
}

/** A shade that is too wide for all outlets: with some left empty between it hangs all the same. */
const FillConflict = ({ model, all, onDone }: FillConflictProps) => {
  const { t } = useTranslation('editor');
  const verbs = useOutletVerbs();
  const names = useNames();
  const words = useChangeWords();
  const refusal = verbs.refusalOf(all, model);
  if (refusal === undefined) return null;
  const count = verbs.spacedCount(all, model);
  return (
    <div className="pb-3">
      <Notice
        role="alert"
        tone="attention"
        title={t('compositor.tools.tooWideForAll', { name: names.model(model) })}
        actions={
          <>
            <NoticeAction
              onClick={() => {
                verbs.hangSpaced(all, model);
                onDone();
              }}
            >
              {t('compositor.tools.spaced', { count })}
            </NoticeAction>
            <TextButton onClick={onDone} className="self-start py-1!">
              {t('compositor.shade.leave')}
            </TextButton>
          </>
        }
      >
        {words.failure(refusal).title}
      </Notice>
    </div>
  );
};
