import { updateFlagMutation } from '@candil/api-client/react';
import { FLAG_LIST_MAX, type FlagSetting } from '@candil/contract';
import { TOGGLE_SETS, type ToggleSet } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';
import { TextArea } from '@candil/ui-kit/text-area';
import { TextField } from '@candil/ui-kit/text-field';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isVersionConflict } from '../../../shared/failure/is-version-conflict';
import { usePortal } from '../../../shared/portal';
import { type FlagFault, type FlagFaults, type FlagForm, faultsOf, formOf, settingsOf } from '../model/flag-form';
import { FlagHistory } from './flag-history';
import { SetField } from './set-field';

interface FlagDialogProps {
  readonly flag: FlagSetting;
  readonly runningSet: ToggleSet;
  readonly onClose: () => void;
  readonly reload: () => Promise<unknown>;
}

/** The settings of a flag. A change made elsewhere meanwhile is shown instead of overwritten. */
export const FlagDialog = ({ flag, runningSet, onClose, reload }: FlagDialogProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const toast = useToast();
  // The typed values with the version they were typed on; a newer version of the flag starts from the stored values.
  const [typed, setTyped] = useState({ version: flag.version, form: formOf(flag) });
  const [faults, setFaults] = useState<FlagFaults>({});
  const form = typed.version === flag.version ? typed.form : formOf(flag);
  const save = useMutation({
    ...updateFlagMutation(client),
    meta: { action: 'flag-change', subject: flag.name, handles: ['version.conflict'] },
    onError: (failure) => void (isVersionConflict(failure) && reload()),
  });
  const change = (part: Partial<FlagForm>) => {
    setTyped({ version: flag.version, form: { ...form, ...part } });
    setFaults({});
  };
  const words = (fault: FlagFault | undefined): string | undefined => {
    if (fault === undefined) return undefined;
    return 'value' in fault
      ? t(`flags.fault.${fault.kind}`, { value: fault.value })
      : t(`flags.fault.${fault.kind}`, { max: FLAG_LIST_MAX });
  };
  const send = () => {
    const found = faultsOf(form);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    save.mutate(
      { name: flag.name, body: { version: flag.version, ...settingsOf(form) } },
      {
        onSuccess: () => {
          toast.show({ title: t('flags.saved', { name: flag.name }), tone: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={flag.name}
      description={t(`flags.flag.${flag.name}.text`)}
      footer={
        <>
          <Button onClick={onClose}>{t('flags.cancel')}</Button>
          <Button variant="primary" loading={save.isPending} onClick={send}>
            {t('flags.save')}
          </Button>
        </>
      }
    >
      {isVersionConflict(save.error) && (
        <Alert severity="warning" className="mb-5">
          {t('flags.conflict')}
        </Alert>
      )}
      <div className="flex flex-col gap-5">
        {TOGGLE_SETS.map((set) => (
          <SetField
            key={set}
            set={set}
            isRunning={set === runningSet}
            startsOn={flag.startsOn}
            choice={form.sets[set]}
            onChange={(choice) => change({ sets: { ...form.sets, [set]: choice } })}
            error={words(faults[set])}
          />
        ))}
        <TextArea
          label={t('flags.field.emails')}
          hint={t('flags.field.emailsHint')}
          value={form.emails}
          onValueChange={(emails) => change({ emails })}
          error={words(faults.emails)}
          rows={2}
          counter={false}
          spellCheck={false}
        />
        <div className="grid items-start gap-5 md:grid-cols-2">
          {(['subFamilies', 'applications'] as const).map((field) => (
            <TextField
              key={field}
              label={t(`flags.field.${field}`)}
              hint={t('flags.field.idsHint')}
              value={form[field]}
              onValueChange={(ids) => change({ [field]: ids })}
              error={words(faults[field])}
              autoComplete="off"
            />
          ))}
        </div>
        <FlagHistory flag={flag} />
      </div>
    </Modal>
  );
};
