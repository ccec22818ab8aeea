import type { Editor, EditorIssue, Ghost, Label, Refusal } from '@candil/configurator';
import { type AttributeType, type Effect, type ElementId, reasonOf } from '@candil/domain';
import { useFailureMessage, useTranslation } from '@candil/i18n/react';
import { useMemo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useLengths } from './use-lengths';
import { useNames } from './use-names';

/** What happened, and what to do about it. */
export interface Said {
  readonly title: string;
  readonly text: string | undefined;
}

const CODES: ReadonlySet<string> = new Set(['color', 'temperature', 'control', 'installation', 'pendantHeight']);
const isAttribute = (text: string | undefined): text is AttributeType => text !== undefined && CODES.has(text);

/** Whether a canopy with outlets is filled rather than a room drawn. */
const isCompositor = ({ document }: Editor): boolean => document.getState().space.props.configurator === 'COMPOSITOR_CP_3D';

/** Words for steps, refusals and what follows from a change. */
export const useChangeWords = () => {
  const { t } = useTranslation('editor');
  const { editor, format } = useEditorShell();
  const wordFailure = useFailureMessage();
  const lengths = useLengths();
  const names = useNames();
  return useMemo(() => {
    const { language } = format.settings;
    const nameOf = (id: ElementId): string => {
      const { lights, canopies, compositions } = editor.document.getState().scene;
      const light = lights.find((each) => each.id === id);
      if (light !== undefined) return light.label;
      const canopy = canopies.find((each) => each.id === id);
      if (canopy !== undefined) return t('views.tree.canopy', { label: canopy.label });
      const composition = compositions.find((each) => each.id === id);
      return composition === undefined ? t('views.tree.room') : t('views.tree.composition', { number: composition.number });
    };
    const listOf = (ids: readonly ElementId[]): string => format.list(ids.map(nameOf));
    const valueName = (attribute: string | undefined, value: string | undefined): string => {
      if (value === undefined) return '';
      if (attribute === 'pendantHeight') return lengths.full(Number(value));
      return isAttribute(attribute) ? names.anyValue(attribute, value) : value;
    };
    const attributeName = (attribute: string | undefined): string =>
      isAttribute(attribute) ? t(`words.attribute.${attribute}`) : (attribute ?? '');

    const failure = (refusal: Refusal): Said => {
      switch (refusal.code) {
        case 'editor.too-close':
          return {
            title: t('words.refusal.tooClose', { name: nameOf(refusal.to), gap: lengths.full(Math.ceil(refusal.gapMetres * 100)) }),
            text: undefined,
          };
        case 'editor.outlets-too-near': {
          const [outlet, neighbour] = refusal.outlets;
          const gap = lengths.full(Math.ceil(refusal.gapMetres * 100));
          return { title: t('words.refusal.outletsTooNear', { outlet, neighbour, gap }), text: undefined };
        }
        case 'editor.no-other-order':
          return { title: t('words.refusal.noOtherOrder'), text: undefined };
        case 'editor.outside-room':
          return { title: t('words.refusal.outside'), text: undefined };
        case 'rule.rejected':
          return { title: reasonOf(refusal, language), text: undefined };
        case 'pendant-height.out-of-range':
          return refusal.limit === 'room'
            ? { title: t('words.refusal.heightRoom', { max: lengths.full(refusal.max) }), text: undefined }
            : {
                title: t('words.refusal.heightRange', { min: lengths.full(refusal.min), max: lengths.full(refusal.max) }),
                text: undefined,
              };
        case 'edit.excluded':
          return { title: refusal.reason?.[language] ?? t('words.refusal.excluded'), text: undefined };
        case 'cluster.installation-refused':
          return {
            title: t('words.refusal.installation', {
              count: refusal.lightIds.length,
              installation: names.anyValue('installation', refusal.installation),
            }),
            text: listOf(refusal.lightIds),
          };
        case 'edit.some-refuse': {
          const [first] = refusal.refusals;
          return {
            title: t('words.refusal.some', { count: refusal.refusals.length, total: refusal.total }),
            text: first && `${listOf(refusal.refusals.map(({ elementId }) => elementId))}: ${failure(first.failure).title}`,
          };
        }
        default:
          return wordFailure(refusal as { code: string });
      }
    };
    const ghost = ({ reason }: Ghost): string => failure(reason).title;
    const label = ({ kind, names: labels, attribute, value }: Label): string =>
      t(`words.step.${kind}`, { names: format.list(labels), attribute: attributeName(attribute), value: valueName(attribute, value) });
    /** What a repair would do, as a command. */
    const fix = (step: Label): string => {
      const labels = format.list(step.names);
      if (step.kind === 'remove') return t('words.fix.remove', { names: labels });
      if (step.kind === 'move') return t('words.fix.move', { names: labels });
      return step.kind === 'room' ? t('words.action.editRoom') : label(step);
    };
    const effect = (each: Effect): string => {
      switch (each.kind) {
        case 'canopy-fallback': {
          const [why] = each.why;
          return why?.kind === 'extra-ceiling'
            ? t('words.effect.fallbackCeiling', {
                there: lengths.full(why.thereMetres * 100),
                needed: lengths.full(why.neededMetres * 100),
              })
            : t('words.effect.fallbackMaterial', { installation: names.anyValue('installation', each.installation) });
        }
        case 'remote-driver':
          return t('words.effect.remoteDriver', {
            count: each.elementIds.length,
            control: each.control === undefined ? '–' : names.anyValue('control', each.control),
          });
        case 'follows':
          return t('words.effect.follows', { name: nameOf(each.elementId), value: valueName(each.attribute, each.value) });
        case 'height-limited':
          return t('words.effect.heightLimited', { name: nameOf(each.elementId), height: lengths.full(each.heightCm) });
        case 'belt-carried':
          return t('words.effect.beltCarried', { name: nameOf(each.elementId) });
        case 'collides':
          return t('words.effect.collides', { name: nameOf(each.elementId) });
        case 'clear-again':
          return t('words.effect.clearAgain', { name: nameOf(each.elementId) });
      }
    };
    const issue = ({ cause, elementIds }: EditorIssue): Said => {
      const who = elementIds.length === 0 ? undefined : listOf(elementIds);
      switch (cause.kind) {
        case 'refused': {
          const said = failure(cause.failure);
          return { title: said.title, text: said.text ?? who };
        }
        case 'belt': {
          const said = failure(cause.failure);
          return { title: said.title, text: said.text ?? who };
        }
        case 'belts-cross':
          return { title: t('words.issue.beltsCross', { names: listOf(cause.elementIds) }), text: undefined };
        case 'not-buildable':
          return { title: t('words.issue.notBuildable', { name: nameOf(cause.elementId) }), text: wordFailure(cause.failure).title };
        case 'collides':
          return { title: t('words.issue.collides', { name: nameOf(cause.elementId) }), text: undefined };
        case 'broken-rule':
          return wordFailure(cause.rule);
        case 'nothing-placed':
          return {
            title: t('words.issue.nothingPlaced'),
            text: t(isCompositor(editor) ? 'words.issue.nothingHungText' : 'words.issue.nothingPlacedText'),
          };
        case 'choice-open':
          return {
            title: t('words.issue.choiceOpen', { name: nameOf(cause.elementId), attribute: attributeName(cause.attribute) }),
            text: undefined,
          };
        case 'no-price':
          return { title: t('words.issue.noPrice', { code: cause.code }), text: t('words.issue.noPriceText') };
        case 'no-driver':
          return { title: t('words.issue.noDriver'), text: listOf(cause.elementIds) };
        case 'headroom':
          return {
            title: t('words.issue.headroom', { height: lengths.full(Math.floor(cause.lowestMetres * 100)) }),
            text: listOf(cause.elementIds),
          };
      }
    };
    return { nameOf, listOf, attributeName, failure, ghost, label, fix, effect, issue };
  }, [t, editor, format, wordFailure, lengths, names]);
};

export type ChangeWords = ReturnType<typeof useChangeWords>;
