import { type Editor, type EditorIssue, type Ghost, type Label, type Refusal, systemOf } from '@candil/configurator';
import { type AttributeType, type Effect, type ElementId, reasonOf } from '@candil/domain';
import { failureMessage } from '@candil/i18n';
import type { useI18n, useTranslation } from '@candil/i18n/react';
import type { EditorShell } from '../state/editor-shell';
import { namesOf } from './names';
import { runsOf } from './runs-of';
import type { Lengths } from './use-lengths';

/** Message about an event, with the remedy. */
export interface Said {
  readonly title: string;
  readonly text: string | undefined;
}

const CODES: ReadonlySet<string> = new Set(['color', 'temperature', 'control', 'installation', 'pendantHeight']);
const isAttribute = (text: string | undefined): text is AttributeType => text !== undefined && CODES.has(text);

/** Returns whether a canopy with outlets is filled rather than a room drawn. */
const isCompositor = ({ document }: Editor): boolean => document.getState().space.props.configurator === 'COMPOSITOR_CP_3D';

/** Returns whether the configuration was started as a list. */
const isListed = ({ document }: Editor): boolean => document.getState().space.props.configurator === 'NODRAWING';

const centimetresOf = ({ gapMetres }: { readonly gapMetres: number }): number => Math.ceil(gapMetres * 100);

interface WordSources extends Pick<EditorShell, 'editor' | 'format'> {
  readonly t: ReturnType<typeof useTranslation<'editor'>>['t'];
  readonly i18n: ReturnType<typeof useI18n>;
  readonly lengths: Lengths;
}

/** Words for steps, refusals and the effects of a change. */
export const changeWordsOf = ({ t, i18n, editor, format, lengths }: WordSources) => {
  const names = namesOf({ editor, format });
  const wordFailure = (failure: { readonly code: string }) => failureMessage(i18n, failure, format);
  const { language } = format.settings;
  /** Belts are labelled `B1` and lines of sticks `S1`, and read as `Belt 1` and `Line 1`. */
  const labelName = (label: string): string =>
    /^B\d+$/.test(label)
      ? t('belts.name', { number: label.slice(1) })
      : /^S\d+$/.test(label)
        ? t('sticks.line', { number: label.slice(1) })
        : label;
  const nameOf = (id: ElementId): string => {
    const { lights, canopies, compositions, belts, sticks, lines } = editor.document.getState().scene;
    const light = lights.find((each) => each.id === id);
    if (light !== undefined) return light.label;
    const canopy = canopies.find((each) => each.id === id);
    if (canopy !== undefined) return t('views.tree.canopy', { label: canopy.label });
    const belt = belts.find((each) => each.id === id);
    if (belt !== undefined) return labelName(belt.label);
    const fed = belts.find(({ feed }) => feed?.id === id);
    if (fed !== undefined) return t('belts.feedOf', { name: labelName(fed.label) });
    const part = belts.flatMap(({ accessories }) => accessories).find((each) => each.id === id);
    if (part !== undefined) return names.short(part.model);
    const stick = sticks.find((each) => each.id === id);
    if (stick !== undefined) return stick.label;
    const line = lines.find((each) => each.id === id || each.feeds.some((feed) => feed.id === id));
    if (line !== undefined) return t('sticks.line', { number: line.number });
    const composition = compositions.find((each) => each.id === id);
    return composition === undefined ? t('views.tree.room') : t('views.tree.composition', { number: composition.number });
  };
  const listOf = (ids: readonly ElementId[]): string => format.list(runsOf(ids.map(nameOf)));
  const valueName = (attribute: string | undefined, value: string | undefined): string => {
    if (value === undefined) return '';
    if (attribute === 'pendantHeight') return lengths.full(Number(value));
    return isAttribute(attribute) ? names.anyValue(attribute, value) : value;
  };
  const attributeName = (attribute: string | undefined): string =>
    isAttribute(attribute) ? t(`words.attribute.${attribute}`) : (attribute ?? '');

  const metres = (value: number): string => lengths.full(Math.ceil(value * 1000 - 1e-6) / 10);
  const failure = (refusal: Refusal): Said => {
    switch (refusal.code) {
      case 'editor.too-close':
        return {
          title: t('words.refusal.tooClose', { name: nameOf(refusal.to), gap: lengths.full(centimetresOf(refusal)) }),
          text: undefined,
        };
      case 'editor.outlets-too-near': {
        const [outlet, neighbour] = refusal.outlets;
        const gap = lengths.full(centimetresOf(refusal));
        return { title: t('words.refusal.outletsTooNear', { outlet, neighbour, gap }), text: undefined };
      }
      case 'editor.no-other-order':
        return { title: t('words.refusal.noOtherOrder'), text: undefined };
      case 'editor.needs-canopy':
        return { title: t('words.refusal.needsCanopy'), text: undefined };
      case 'editor.outside-room':
        return { title: t('words.refusal.outside'), text: undefined };
      case 'belt.attach-edge':
        return { title: t('belts.refusal.attachEdge', { least: metres(refusal.leastMetres) }), text: undefined };
      case 'belt.span-short':
        return { title: t('belts.refusal.spanShort', { least: metres(refusal.leastMetres) }), text: undefined };
      case 'belt.below-floor':
        return { title: t('belts.refusal.belowFloor', { depth: metres(refusal.metres) }), text: undefined };
      case 'belt.length': {
        const [most, length] = [lengths.round(refusal.mostMetres), lengths.long(refusal.metres)];
        return { title: t('belts.refusal.length', { most, length }), text: undefined };
      }
      case 'belt.spacing':
        return {
          title: t('belts.refusal.spacing', { name: nameOf(refusal.other), least: metres(refusal.leastMetres) }),
          text: undefined,
        };
      case 'belt.body-straight':
        return { title: t('belts.refusal.bodyStraight'), text: undefined };
      case 'belt.body-over-end':
        return { title: t('belts.refusal.bodyOverEnd', { by: metres(refusal.metres) }), text: undefined };
      case 'editor.belt-needs-points':
        return { title: t('belts.refusal.needsPoints'), text: undefined };
      case 'editor.belt-ends-here':
        return { title: t('belts.refusal.endsHere'), text: undefined };
      case 'editor.belt-is-loop':
        return { title: t('belts.refusal.isLoop'), text: undefined };
      case 'editor.needs-belt':
        return { title: t('belts.refusal.needsBelt'), text: undefined };
      case 'editor.beyond-belt':
        return { title: t('belts.refusal.beyondBelt', { length: lengths.long(refusal.lengthMetres) }), text: undefined };
      case 'editor.no-feed-fits':
        return { title: t('belts.refusal.noFeedFits', { length: lengths.long(refusal.metres) }), text: undefined };
      case 'editor.belt-full': {
        const { fits } = refusal;
        return { title: fits === 0 ? t('list.refusal.fullNone') : t('list.refusal.full', { count: fits }), text: undefined };
      }
      case 'editor.belt-length-held': {
        const [least, most] = [lengths.long(refusal.leastMetres), lengths.long(refusal.mostMetres)];
        return { title: t('list.refusal.lengthHeld', { least, most }), text: undefined };
      }
      case 'editor.no-place-for-belt':
        return { title: t('list.refusal.noPlace', { length: lengths.long(refusal.metres) }), text: undefined };
      case 'editor.no-belt-part':
        return { title: t('belts.refusal.noPart'), text: undefined };
      case 'stick.reach':
        return {
          title: t('sticks.refusal.reach', { length: lengths.full(Math.round(refusal.lengthMetres * 100)) }),
          text: undefined,
        };
      case 'stick.angle':
        return { title: t('sticks.refusal.angle', { min: refusal.min, max: refusal.max }), text: undefined };
      case 'stick.surface-angle':
        return { title: t('sticks.refusal.surfaceAngle', { min: refusal.min }), text: undefined };
      case 'stick.figure-size':
        return {
          title: t('sticks.refusal.figureSize', { needed: lengths.long(refusal.neededMetres), there: lengths.long(refusal.metres) }),
          text: undefined,
        };
      case 'stick.figure-place':
        return { title: t('sticks.refusal.figurePlace'), text: undefined };
      case 'editor.joint-full':
        return { title: t('sticks.refusal.jointFull', { most: refusal.most }), text: undefined };
      case 'editor.ends-apart':
        return { title: t('sticks.refusal.endsApart', { gap: metres(refusal.gapMetres) }), text: undefined };
      case 'editor.feed-needs-surface':
        return { title: t('sticks.refusal.feedNeedsSurface'), text: undefined };
      case 'editor.no-chain':
        return { title: t('sticks.refusal.noChain'), text: undefined };
      case 'editor.needs-stick':
        return { title: t('sticks.refusal.needsStick'), text: undefined };
      case 'editor.no-stick-part':
        return { title: t('belts.refusal.noPart'), text: undefined };
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
  /** The last refusal in words: a drag asks for the same one at every step. */
  let said: { readonly of: string; readonly title: string } | undefined;
  const ghost = ({ reason }: Ghost): string => {
    if (reason.code !== 'editor.too-close') return failure(reason).title;
    const of = `${nameOf(reason.to)} ${centimetresOf(reason)}`;
    if (said?.of !== of) said = { of, title: failure(reason).title };
    return said.title;
  };
  const label = ({ kind, names: labels, attribute, value }: Label): string =>
    t(`words.step.${kind}`, {
      names: format.list(runsOf(labels).map(labelName)),
      attribute: attributeName(attribute),
      value: valueName(attribute, value),
    });
  /** Returns a repair in words, as a command. */
  const fix = (step: Label): string => {
    const labels = format.list(runsOf(step.names).map(labelName));
    if (step.kind === 'power' && step.value !== undefined)
      return t('belts.feed.at', { watts: format.watts(Number(step.value)), name: step.attribute ?? '' });
    if (step.kind === 'split' && step.attribute !== undefined) return t('belts.point.cut', { name: step.attribute });
    if (step.kind === 'remove') return t('words.fix.remove', { names: labels });
    if (step.kind === 'move') return t('words.fix.move', { names: labels });
    if (step.kind === 'replace') return t('words.fix.replace', { names: labels, model: names.model(step.value ?? '') });
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
      case 'stick-carried':
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
        const unfed = editor.document.getState().scene.belts.find(({ id, feed }) => id === cause.elementId && feed === undefined);
        const waits = unfed && t('belts.feed.waits', { watts: format.watts(unfed.watts) });
        return { title: said.title, text: said.text ?? [who, waits].filter(Boolean).join(' · ') };
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
          text: t(
            isCompositor(editor)
              ? 'words.issue.nothingHungText'
              : isListed(editor)
                ? systemOf(editor.sources) === 'sticks'
                  ? 'list.nothingSticks'
                  : 'list.nothingBelts'
                : systemOf(editor.sources) === 'sticks'
                  ? 'sticks.nothingText'
                  : systemOf(editor.sources) === 'belts'
                    ? 'belts.nothingText'
                    : 'words.issue.nothingPlacedText',
          ),
        };
      case 'choice-open':
        return {
          title: t('words.issue.choiceOpen', { name: listOf(cause.elementIds), attribute: attributeName(cause.attribute) }),
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
};

export type ChangeWords = ReturnType<typeof changeWordsOf>;
