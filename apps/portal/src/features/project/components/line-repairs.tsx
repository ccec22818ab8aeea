import type { LineRepair, Project, ProjectProduct } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Pressable } from '@candil/ui-kit/pressable';
import { TableCell, TableRow } from '@candil/ui-kit/table';
import { Link } from 'react-router';
import { flagPlaceOf } from '../../../shared/flags/flag-place';
import { useFlag } from '../../../shared/flags/use-flag';
import { configuratorPath } from '../../../shared/product-line/configurator-path';
import { focusLine } from '../model/focus-line';
import { editing } from '../model/project-change';
import { useEffectWords } from './use-effect-words';
import type { ChangeProject } from './use-project-changes';
import type { Proposals } from './use-proposals';

interface LineRepairsProps {
  readonly project: Pick<Project, 'id' | 'catalogId' | 'currency'>;
  readonly product: ProjectProduct;
  readonly proposals: Proposals;
  readonly columns: number;
  readonly onChange: ChangeProject;
}

/** Repairs under a line that cannot be ordered, each with its price and weeks, or a link to its configurator. */
export const LineRepairs = ({ project, product, proposals, columns, onChange }: LineRepairsProps) => {
  const { t } = useTranslation('eproject');
  const newCompositors = useFlag('newCompositors', flagPlaceOf(product));
  const repairs = proposals.repairsOf(product._id);
  const apply = ({ change }: LineRepair) => {
    onChange(editing(change));
    // The button goes with the fault; the line stays.
    focusLine(product._id);
  };
  return (
    <TableRow data-print="hidden" className="bg-attention-soft as-cards:pt-0!">
      <TableCell card="wide" colSpan={columns} className="pt-0!">
        <fieldset
          aria-label={t('project.repair.label', { tag: product.tag, name: product.modelName })}
          className="m-0 flex flex-wrap gap-2.5 border-0 p-0"
        >
          {repairs.map((repair) => (
            <RepairButton key={repair.kind} repair={repair} project={project} disabled={proposals.stale} onApply={() => apply(repair)} />
          ))}
          {repairs.length === 0 && (
            <Button size="sm" asChild>
              <Link to={configuratorPath(project, product, { newCompositors })}>{t('project.line.configure')}</Link>
            </Button>
          )}
        </fieldset>
      </TableCell>
    </TableRow>
  );
};

interface RepairButtonProps {
  readonly repair: LineRepair;
  readonly project: Pick<Project, 'currency'>;
  readonly disabled: boolean;
  readonly onApply: () => void;
}

const RepairButton = ({ repair, project, disabled, onApply }: RepairButtonProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { cost } = useEffectWords(project.currency);
  const { kind, value, amount, weeks, hex } = repair;
  const title = kind === 'quantity' ? t('project.repair.add', { count: Number(value) }) : t('project.repair.take', { value });
  return (
    <Pressable
      aria-disabled={disabled}
      onClick={() => !disabled && onApply()}
      className="min-h-11 flex-1 basis-36 rounded-control border! border-hairline! bg-surface! px-3.5! py-2! transition-colors hover:border-text! sm:max-w-72"
    >
      <span className="flex items-center gap-1.5 font-semibold">
        {hex !== undefined && (
          <span aria-hidden className="size-3 shrink-0 rounded-full border border-field-line" style={{ backgroundColor: hex }} />
        )}
        {title}
      </span>
      <span className="block text-sm text-muted">
        {`${cost(amount)} · ${weeks === null ? t('project.line.leadTimeOnRequest') : format.weeks(weeks)}`}
      </span>
    </Pressable>
  );
};
