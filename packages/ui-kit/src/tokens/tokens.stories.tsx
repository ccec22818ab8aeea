import { FINISHES, SECOND_FINISHES } from '@candil/catalogue';
import type { ReactNode } from 'react';
import type { Story, StoryMeta } from '../testing/story';
import '../../css/finishes.css';

/** Every token of the kit, drawn with itself. */
const Tokens = ({ children }: { children?: ReactNode }) => <div className="grid max-w-4xl gap-8">{children}</div>;

const meta: StoryMeta<typeof Tokens> = { title: 'Foundations/Tokens', component: Tokens };
export default meta;

type TokensStory = Story<typeof Tokens>;

const Swatch = ({ name, colour }: { name: string; colour: string }) => (
  <figure className="m-0">
    <div className="h-14 rounded-control border border-hairline" style={{ background: colour }} />
    <figcaption className="mt-1.5 text-sm">{name}</figcaption>
  </figure>
);

const swatchesOf = (names: readonly string[]) => (
  <div className="grid grid-cols-6 gap-4">
    {names.map((name) => (
      <Swatch key={name} name={name} colour={`var(--color-${name})`} />
    ))}
  </div>
);

const GRAYS = ['gray-1', 'gray-2', 'gray-3', 'gray-4', 'gray-5', 'gray-6'];
const SIGNALS = ['attention', 'success', 'warning', 'error'];

export const Palette: TokensStory = {
  render: () => (
    <Tokens>
      {swatchesOf(['lima', 'secondary-lima', 'pink', 'secondary-pink', 'ink', 'white'])}
      {swatchesOf(GRAYS)}
    </Tokens>
  ),
};

export const Meanings: TokensStory = {
  render: () => (
    <Tokens>
      {swatchesOf(['ground', 'surface', 'raised', 'sunken', 'hover', 'inverse'])}
      {swatchesOf(['hairline', 'hairline-soft', 'field-line', 'focus', 'accent', 'accent-soft'])}
      <div className="grid grid-cols-4 gap-4">
        {SIGNALS.map((name) => (
          <div key={name} className="rounded-control p-4" style={{ background: `var(--color-${name}-soft)` }}>
            <span className="block size-4 rounded-full" style={{ background: `var(--color-${name})` }} />
            <span className="mt-3 block font-semibold" style={{ color: `var(--color-${name}-text)` }}>
              {name}
            </span>
            <span className="text-sm text-muted">soft, plain, text</span>
          </div>
        ))}
      </div>
    </Tokens>
  ),
};

export const Finishes: TokensStory = {
  render: () => (
    <Tokens>
      <div className="grid grid-cols-6 gap-4">
        {[...FINISHES, ...SECOND_FINISHES].map(({ code, name }) => (
          <Swatch key={code} name={`${code} ${name.en}`} colour={`var(--finish-${code})`} />
        ))}
      </div>
    </Tokens>
  ),
};

const SIZES = ['2xs', 'xs', 'sm', 'base', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'];

export const Type: TokensStory = {
  render: () => (
    <Tokens>
      <div className="grid gap-3">
        {SIZES.map((name) => (
          <div key={name} className="flex items-baseline gap-6">
            <span className="w-12 shrink-0 text-sm text-muted">{name}</span>
            <span
              style={{
                fontSize: `var(--text-${name})`,
                lineHeight: `var(--text-${name}--line-height)`,
                letterSpacing: `var(--text-${name}--letter-spacing, normal)`,
              }}
            >
              Light for the lobby, 1,284.50 €
            </span>
          </div>
        ))}
      </div>
      <div className="grid w-fit grid-cols-2 gap-x-10 text-end">
        <span>1,111.11 €</span>
        <span className="font-mono">0162 10/1A_18</span>
        <span>8,888.88 €</span>
        <span className="font-mono">1160 24/6Z_03</span>
      </div>
    </Tokens>
  ),
};

export const SpaceAndRadii: TokensStory = {
  render: () => (
    <Tokens>
      <div className="flex items-end gap-5">
        {[1, 2, 3, 4, 6, 8, 12, 16].map((steps) => (
          <figure key={steps} className="m-0">
            <div className="bg-accent" style={{ width: `calc(var(--spacing) * ${steps})`, height: `calc(var(--spacing) * ${steps})` }} />
            <figcaption className="mt-1.5 text-sm text-muted">{steps}</figcaption>
          </figure>
        ))}
      </div>
      <div className="flex gap-5">
        {['xs', 'sm', 'md', 'control', 'card'].map((name) => (
          <figure key={name} className="m-0">
            <div className="size-20 border border-field-line bg-surface" style={{ borderRadius: `var(--radius-${name})` }} />
            <figcaption className="mt-1.5 text-sm text-muted">{name}</figcaption>
          </figure>
        ))}
      </div>
      <div className="flex gap-8">
        {['float', 'modal', 'thumb'].map((name) => (
          <figure key={name} className="m-0">
            <div className="size-24 rounded-card bg-raised" style={{ boxShadow: `var(--shadow-${name})` }} />
            <figcaption className="mt-3 text-sm text-muted">{name}</figcaption>
          </figure>
        ))}
      </div>
    </Tokens>
  ),
};

const LAYERS = ['sticky', 'dropdown', 'modal', 'toast', 'tooltip'];
const MOTIONS = [
  ['modal', 'a dialog comes and goes'],
  ['skeleton', 'one sweep over what is loading'],
  ['dots', 'one round of the loading dots'],
] as const;
const tokenValue = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(token);

export const LayersAndMotion: TokensStory = {
  render: () => (
    <Tokens>
      <dl className="m-0 grid w-fit grid-cols-[auto_auto] gap-x-10 gap-y-2">
        {LAYERS.map((name) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="m-0 text-end text-muted">{tokenValue(`--layer-${name}`)}</dd>
          </div>
        ))}
      </dl>
      <dl className="m-0 grid w-fit grid-cols-[auto_auto_auto] gap-x-10 gap-y-2">
        {MOTIONS.map(([name, what]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="m-0 text-end text-muted">{tokenValue(`--motion-${name}`)}</dd>
            <dd className="m-0 text-muted">{what}</dd>
          </div>
        ))}
      </dl>
    </Tokens>
  ),
};
