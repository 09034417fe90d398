import { useId } from 'react'
import { LABEL_FORMATS } from '../../../../domains/product-list/rules/label-formats.ts'
import { MOST_LABELLED } from '../../../../domains/product-list/rules/list-options.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { isSkip, useLabels } from './use-labels.ts'

type Props = {
  companyId: number
  /** Null: more than can be printed at a time. */
  ids: readonly number[] | null
  onClose: () => void
}

/** Labels to print: on what, with which facts. */
export function LabelsDialog({ companyId, ids, onClose }: Props) {
  const t = useTexts('productList')
  const id = useId()
  const { form, busy, print } = useLabels(companyId, ids ?? [], onClose)
  const onSheets = form.watch('format') === 'a4'
  const fits = ids !== null && ids.length > 0 && ids.length <= MOST_LABELLED
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('labelsTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy} disabled={!fits}>
            {t('download')}
          </Button>
        </>
      }
    >
      {fits ? (
        <form id={id} onSubmit={(event) => void print(event)} noValidate className="flex flex-col gap-4">
          <p className="text-muted text-sm">{t('labelsText')}</p>
          <SelectField
            label={t('format')}
            options={LABEL_FORMATS.map((value) => ({ value, label: t(`format_${value}`) }))}
            {...form.register('format')}
          />
          {onSheets && (
            <TextField
              className="max-w-72"
              label={t('skip')}
              error={form.formState.errors.skip?.message}
              inputMode="numeric"
              maxLength={2}
              {...form.register('skip', {
                validate: (text) => isSkip(text) || t('badWhole'),
                shouldUnregister: true,
              })}
            />
          )}
          <CheckboxField label={t('withPrice')} {...form.register('price')} />
        </form>
      ) : (
        <Notice tone="warning">{t('labelsTooMany', { count: MOST_LABELLED })}</Notice>
      )}
    </Dialog>
  )
}
