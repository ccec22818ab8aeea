import { newIdempotencyKey } from '@candil/api-client';
import { useTranslation } from '@candil/i18n/react';
import { CheckIcon, CompareIcon, CopyIcon, DownloadIcon, EditIcon, LinkIcon, MapPinIcon, TrashIcon } from '@candil/ui-kit/icon';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@candil/ui-kit/menu';
import { useToast } from '@candil/ui-kit/toast';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useKeepVariant } from '../../../shared/compare/use-keep-variant';
import { flagPlaceOf } from '../../../shared/flags/flag-place';
import { useFlag } from '../../../shared/flags/use-flag';
import { configuratorPath, exportPath, expressPath } from '../../../shared/product-line/configurator-path';
import { validationPathOf } from '../../../shared/validation/validation-path';
import { variantOfLine } from '../model/compare-lines';
import { focusLine, lineAfter } from '../model/focus-line';
import { roomNames } from '../model/product-view';
import { editing } from '../model/project-change';
import { PlaceDialog } from './place-dialog';
import { ProductMenuButton } from './product-menu-button';
import type { ProductMenuProps } from './product-menu-props';

/** The commands of a line. Drawn when first asked for, so it opens at once. */
export const OpenProductMenu = ({ project, product, onChange }: ProductMenuProps) => {
  const { t } = useTranslation('eproject');
  const toast = useToast();
  const [isPlacing, setPlacing] = useState(false);
  /** The line that gets the focus when this one is taken out. */
  const heir = useRef<string>(undefined);
  const { referenceCode: code } = product;
  const variant = variantOfLine(product);
  const { isKept, keep, remove } = useKeepVariant();
  const newCompositors = useFlag('newCompositors', flagPlaceOf(product));
  const express = newCompositors ? expressPath(project, product) : undefined;
  const validation = validationPathOf(project, product, { validateComposingPendants: useFlag('validateComposingPendants') });
  const files = exportPath(project.id, product);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    toast.show({ title: t('project.line.codeCopied', { code }) });
  };
  return (
    <>
      {isPlacing && (
        <PlaceDialog
          product={product}
          rooms={roomNames(project.products)}
          onSave={(place) => onChange(editing({ productId: product._id, ...place }))}
          onClose={() => setPlacing(false)}
        />
      )}
      <Menu defaultOpen>
        <MenuTrigger>
          <ProductMenuButton product={product} />
        </MenuTrigger>
        <MenuContent
          align="end"
          onCloseAutoFocus={(event) => {
            if (heir.current === undefined) return;
            event.preventDefault();
            focusLine(heir.current);
          }}
        >
          <MenuItem icon={<EditIcon size={18} />} asChild>
            <Link to={configuratorPath(project, product, { newCompositors })}>{t('project.line.configure')}</Link>
          </MenuItem>
          {express !== undefined && (
            <MenuItem icon={<EditIcon size={18} />} asChild>
              <Link to={express}>{t('project.line.express')}</Link>
            </MenuItem>
          )}
          {validation.ok && (
            <MenuItem icon={<CheckIcon size={18} />} asChild>
              <Link to={validation.value}>{t('project.line.validate')}</Link>
            </MenuItem>
          )}
          {files !== undefined && (
            <MenuItem icon={<DownloadIcon size={18} />} asChild>
              <Link to={files}>{t('project.line.export')}</Link>
            </MenuItem>
          )}
          <MenuItem icon={<MapPinIcon size={18} />} onSelect={() => setPlacing(true)}>
            {t('project.place.open')}
          </MenuItem>
          <MenuItem
            icon={<CopyIcon size={18} />}
            onSelect={() => onChange({ kind: 'clone', product, idempotencyKey: newIdempotencyKey() })}
          >
            {t('project.line.clone')}
          </MenuItem>
          {variant !== undefined && (
            <MenuItem
              icon={<CompareIcon size={18} />}
              onSelect={() => (isKept(variant) ? remove(variant) : keep({ ...variant, name: product.modelName, image: product.image }))}
            >
              {t(isKept(variant) ? 'compare.giveBack' : 'compare.keep')}
            </MenuItem>
          )}
          <MenuItem icon={<LinkIcon size={18} />} onSelect={() => void copy()}>
            {t('project.line.copyCode')}
          </MenuItem>
          <MenuItem
            danger
            icon={<TrashIcon size={18} />}
            onSelect={() => {
              heir.current = lineAfter(project, [product._id]);
              onChange({ kind: 'remove', product });
            }}
          >
            {t('project.line.delete')}
          </MenuItem>
        </MenuContent>
      </Menu>
    </>
  );
};
