import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { FileButton } from '@candil/ui-kit/file-button';
import { UploadIcon } from '@candil/ui-kit/icon';
import { TextArea } from '@candil/ui-kit/text-area';
import type { KeyboardEvent } from 'react';

interface ListSourceProps {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly isReading: boolean;
  readonly onRead: () => void;
  readonly onFile: (file: File) => void;
}

/** Far more than a list has; the reader itself reports texts that are too long. */
const MOST_CHARACTERS = 1_000_000;

/** Source of a list: a field to paste into, or a file. */
export const ListSource = ({ text, onTextChange, isReading, onRead, onFile }: ListSourceProps) => {
  const { t } = useTranslation('eproject');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRead();
  };
  return (
    <div>
      <TextArea
        label={t('paste.source.label')}
        hint={t('paste.source.hint')}
        counter={false}
        maxLength={MOST_CHARACTERS}
        rows={10}
        value={text}
        onValueChange={onTextChange}
        onKeyDown={onKeyDown}
        spellCheck={false}
        autoComplete="off"
        placeholder={'0820 42/2A_10\t4\n0162 24/9Z_10 × 12'}
        className="[&_textarea]:font-mono [&_textarea]:text-sm"
      />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button variant="dark" loading={isReading} loadingLabel={t('paste.source.reading')} onClick={onRead} disabled={text.trim() === ''}>
          {t('paste.source.read')}
        </Button>
        <FileButton
          icon={<UploadIcon size={18} />}
          disabled={isReading}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onFiles={([file]) => file && onFile(file)}
        >
          {t('paste.source.file')}
        </FileButton>
      </div>
    </div>
  );
};
