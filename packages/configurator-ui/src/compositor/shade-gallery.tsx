import type { Outlet, OutletRefusal, PaletteModel } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { TextButton } from '@candil/ui-kit/button';
import { Notice, NoticeAction } from '@candil/ui-kit/notice';
import { Picture } from '@candil/ui-kit/picture';
import { clsx } from 'clsx';
import { useState } from 'react';
import { RememberedChips, type RememberedList, useRemembered } from '../library/remembered-chips';
import { useEditorShell } from '../state/editor-shell';
import { useChangeWords } from '../words/use-change-words';
import { useLengths } from '../words/use-lengths';
import { useOutletVerbs } from './use-outlets';

interface ShadeGalleryProps {
  readonly outlet: Outlet;
}

/**
 * Shades that can hang from an outlet. A shade too wide for its neighbours stays in sight; pressed, it gives the reason
 * and what would have to go.
 */
export const ShadeGallery = ({ outlet }: ShadeGalleryProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const verbs = useOutletVerbs();
  const [refused, setRefused] = useState<{ readonly shade: PaletteModel; readonly number: number }>();
  const [showsAll, setShowsAll] = useState(false);
  const [list, setList] = useState<RememberedList>();
  const { number, light } = outlet;
  const shades = verbs.shades.flatMap(({ model }) => editor.sources.palette.find(({ definition }) => definition.model === model) ?? []);
  const own = shades.filter(({ definition }) => definition.subFamilyId === editor.sources.subFamilyId);
  const others = shades.filter(({ definition }) => definition.subFamilyId !== editor.sources.subFamilyId);
  const isOtherHung = others.some(({ definition }) => definition.model === light?.model);
  const offered = [...own, ...others];
  const remembered = useRemembered(offered, list);
  const shown = list !== undefined ? remembered : showsAll || isOtherHung || own.length === 0 ? offered : own;
  const refusalOf = ({ definition }: PaletteModel) => verbs.refusalOf([number], definition.model);
  const hang = (shade: PaletteModel) => {
    setRefused(undefined);
    verbs.hang([number], shade.definition.model);
  };
  const isRefusedHere = refused !== undefined && refused.number === number;
  return (
    <div className="flex flex-col gap-3">
      <RememberedChips offered={offered.map(({ definition }) => definition.model)} value={list} onChange={setList} />
      <ul className="m-0 grid list-none grid-cols-3 gap-2 p-0">
        {shown.map((shade) => {
          const refusal = shade.definition.model === light?.model ? undefined : refusalOf(shade);
          return (
            <li key={shade.definition.model}>
              <ShadeCard
                shade={shade}
                isHung={shade.definition.model === light?.model}
                isTooWide={refusal !== undefined}
                onPress={() => (refusal === undefined ? hang(shade) : setRefused({ shade, number }))}
              />
            </li>
          );
        })}
      </ul>
      {isRefusedHere && (
        <ShadeConflict
          number={number}
          shade={refused.shade}
          refusal={refusalOf(refused.shade)}
          smaller={shown.filter((shade) => refusalOf(shade) === undefined && isSmaller(shade, refused.shade)).slice(0, 3)}
          onHang={hang}
          onDone={() => setRefused(undefined)}
        />
      )}
      {list === undefined && shown.length < offered.length && (
        <TextButton onClick={() => setShowsAll(true)}>{t('compositor.shade.others', { count: others.length })}</TextButton>
      )}
    </div>
  );
};

const isSmaller = (one: PaletteModel, other: PaletteModel): boolean =>
  one.definition.technical.widthMetres < other.definition.technical.widthMetres;

interface ShadeCardProps {
  readonly shade: PaletteModel;
  readonly isHung: boolean;
  readonly isTooWide: boolean;
  readonly onPress: () => void;
}

const ShadeCard = ({ shade: { definition, name, pictureUrl }, isHung, isTooWide, onPress }: ShadeCardProps) => {
  const { t } = useTranslation('editor');
  const { isReadOnly } = useEditorShell();
  const lengths = useLengths();
  const width = lengths.full(Math.round(definition.technical.widthMetres * 100));
  return (
    <button
      type="button"
      aria-pressed={isHung}
      disabled={isReadOnly}
      aria-label={t(isTooWide ? 'compositor.shade.tooWideCard' : 'compositor.shade.card', { name, width })}
      onClick={onPress}
      className={clsx(
        'group block w-full rounded-control border bg-surface p-1 text-start text-text transition-colors disabled:opacity-60',
        isHung ? 'border-text shadow-[inset_0_0_0_1px_var(--color-text)]' : 'border-hairline hover:border-faint',
        isTooWide && 'border-dashed! border-field-line!',
      )}
    >
      <Picture src={pictureUrl} alt="" ratio={1.1} className={clsx('rounded-sm!', isTooWide && 'opacity-45')} />
      <span className="mt-1 block truncate text-xs font-semibold">{name}</span>
      <span className={clsx('block text-xs leading-tight text-pretty', isTooWide ? 'text-attention-text' : 'text-muted')}>
        {isTooWide ? t('compositor.shade.tooWide') : t('compositor.shade.diameter', { width })}
      </span>
    </button>
  );
};

interface ShadeConflictProps {
  readonly number: number;
  readonly shade: PaletteModel;
  readonly refusal: OutletRefusal | undefined;
  readonly smaller: readonly PaletteModel[];
  readonly onHang: (shade: PaletteModel) => void;
  readonly onDone: () => void;
}

/** Reason a shade does not fit here, with the change that would make room for it and a smaller shade to hang instead. */
const ShadeConflict = ({ number, shade, refusal, smaller, onHang, onDone }: ShadeConflictProps) => {
  const { t } = useTranslation('editor');
  const verbs = useOutletVerbs();
  const words = useChangeWords();
  if (refusal === undefined) return null;
  const { title } = words.failure(refusal);
  return (
    <Notice
      role="alert"
      tone="attention"
      title={t('compositor.shade.conflict', { name: shade.name })}
      actions={
        <>
          <NoticeAction
            onClick={() => {
              onDone();
              verbs.hangSpaced([number], shade.definition.model);
            }}
          >
            {t('compositor.shade.makeRoom')}
          </NoticeAction>
          {smaller.map((each) => (
            <NoticeAction key={each.definition.model} onClick={() => onHang(each)}>
              {t('compositor.shade.instead', { name: each.name })}
            </NoticeAction>
          ))}
          <TextButton onClick={onDone} className="self-start py-1!">
            {t('compositor.shade.leave')}
          </TextButton>
        </>
      }
    >
      {title}
    </Notice>
  );
};
