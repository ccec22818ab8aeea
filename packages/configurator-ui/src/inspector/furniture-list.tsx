import { clockwiseOf, type Furniture, turnedTo } from '@candil/configurator';
import { FURNITURE_KINDS } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button, IconButton } from '@candil/ui-kit/button';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, RotateIcon, TrashIcon } from '@candil/ui-kit/icon';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@candil/ui-kit/menu';
import { NumberUnitField } from '@candil/ui-kit/number-unit-field';
import { useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument, useView } from '../state/use-editor-state';
import { parseDegrees } from '../words/degrees';
import { LengthField } from './length-field';

/** Metres, as such pieces usually are. */
const USUAL: Readonly<Record<Furniture['kind'], Pick<Furniture, 'widthMetres' | 'depthMetres' | 'heightMetres'>>> = {
  table: { widthMetres: 2, depthMetres: 0.9, heightMetres: 0.75 },
  'round-table': { widthMetres: 1.2, depthMetres: 1.2, heightMetres: 0.75 },
  sideboard: { widthMetres: 1.6, depthMetres: 0.45, heightMetres: 0.8 },
  sofa: { widthMetres: 2.1, depthMetres: 0.9, heightMetres: 0.75 },
  counter: { widthMetres: 2.4, depthMetres: 0.7, heightMetres: 0.95 },
  person: { widthMetres: 0.5, depthMetres: 0.3, heightMetres: 1.7 },
};

/** Furniture of the room: moved in the drawings or by numbers, never part of the purchase. */
export const FurnitureList = () => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const furniture = useDocument((state) => state.furniture);
  // The chosen piece is open: its handle in the plan and the keys that turn it are there too.
  const chosenId = useView((state) => state.furnitureId);
  const [readId, setReadId] = useState<string>();
  const openId = isReadOnly ? readId : chosenId;
  const open = (id: string | undefined) => (isReadOnly ? setReadId(id) : editor.chooseFurniture(id));
  const add = (kind: Furniture['kind']) => {
    const taken = new Set(furniture.map(({ id }) => id));
    const id = Array.from({ length: taken.size + 1 }, (_, index) => `${kind}-${index + 1}`).find((each) => !taken.has(each)) ?? kind;
    editor.setFurniture([...furniture, { id, kind, x: 0, z: 0, turnDegrees: 0, ...USUAL[kind] }]);
    open(id);
  };
  const replace = (changed: Furniture) =>
    editor.setFurniture(
      furniture.map((each) => (each.id === changed.id ? changed : each)),
      changed.id,
    );
  return (
    <div className="flex flex-col gap-2">
      {furniture.length === 0 && <p className="m-0 text-sm text-muted">{t('panels.furniture.none')}</p>}
      {furniture.map((each) => (
        <div key={each.id} className="rounded-control border border-hairline">
          <div className="flex items-center gap-1 ps-3">
            <span className="grow text-sm">{t(`panels.furniture.${each.kind}`)}</span>
            <IconButton
              size="sm"
              label={t('panels.furniture.edit', { name: t(`panels.furniture.${each.kind}`) })}
              aria-expanded={openId === each.id}
              icon={openId === each.id ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
              onClick={() => open(openId === each.id ? undefined : each.id)}
            />
            {!isReadOnly && (
              <IconButton
                size="sm"
                label={t('panels.furniture.remove', { name: t(`panels.furniture.${each.kind}`) })}
                icon={<TrashIcon size={16} />}
                onClick={() => editor.setFurniture(furniture.filter(({ id }) => id !== each.id))}
              />
            )}
          </div>
          {openId === each.id && <FurnitureFields furniture={each} onChange={replace} isReadOnly={isReadOnly} />}
        </div>
      ))}
      {!isReadOnly && (
        <Menu>
          <MenuTrigger>
            <Button size="sm" icon={<PlusIcon size={16} />} className="self-start">
              {t('panels.furniture.add')}
            </Button>
          </MenuTrigger>
          <MenuContent align="start">
            {FURNITURE_KINDS.map((kind) => (
              <MenuItem key={kind} onSelect={() => add(kind)}>
                {t(`panels.furniture.${kind}`)}
              </MenuItem>
            ))}
          </MenuContent>
        </Menu>
      )}
    </div>
  );
};

interface FurnitureFieldsProps {
  readonly furniture: Furniture;
  readonly onChange: (furniture: Furniture) => void;
  readonly isReadOnly: boolean;
}

const FurnitureFields = ({ furniture, onChange, isReadOnly }: FurnitureFieldsProps) => {
  const { t } = useTranslation('editor');
  const room = useDocument((state) => state.scene.room);
  const field = (label: string, metres: number, set: (metres: number) => Partial<Furniture>, minCm: number) => (
    <LengthField
      label={label}
      valueCm={metres * 100}
      minCm={minCm}
      maxCm={1000}
      disabled={isReadOnly}
      onChange={(centimetres) => onChange({ ...furniture, ...set(centimetres / 100) })}
    />
  );
  return (
    <div className="grid grid-cols-2 gap-2 border-t border-hairline-soft p-3">
      {field(t('panels.room.width'), furniture.widthMetres, (widthMetres) => ({ widthMetres }), 10)}
      {field(t('panels.room.depth'), furniture.depthMetres, (depthMetres) => ({ depthMetres }), 10)}
      {field(t('panels.room.height'), furniture.heightMetres, (heightMetres) => ({ heightMetres }), 10)}
      <NumberUnitField
        label={t('views.scope.field.angle')}
        units={[{ value: 'degree', label: '°' }]}
        unitLabel={t('views.scope.field.angle')}
        parse={(text) => {
          const degrees = parseDegrees(text);
          return degrees === undefined ? { ok: false, message: t('sticks.roll.wrong') } : { ok: true, value: degrees };
        }}
        format={String}
        value={clockwiseOf(furniture)}
        disabled={isReadOnly}
        onValueChange={(degrees) => degrees !== null && onChange(turnedTo(furniture, degrees))}
      />
      {field(t('panels.inspector.fromLeft'), furniture.x + room.widthMetres / 2, (metres) => ({ x: metres - room.widthMetres / 2 }), 0)}
      {field(t('panels.inspector.fromBack'), furniture.z + room.depthMetres / 2, (metres) => ({ z: metres - room.depthMetres / 2 }), 0)}
      <Button
        size="sm"
        className="self-start"
        disabled={isReadOnly}
        icon={<RotateIcon size={16} />}
        onClick={() => onChange(turnedTo(furniture, clockwiseOf(furniture) + 90))}
      >
        {t('panels.furniture.turn')}
      </Button>
    </div>
  );
};
