import { type FormEvent, useId, useState } from 'react'
import { LABEL_FORMATS, type LabelFormat } from '../../../../domains/product-list/rules/label-formats.ts'
import { MOST_LABELLED } from '../../../../domains/product-list/rules/list-options.ts'
import { readWhole } from '../../../parts/forms/read-number.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLabels } from './use-labels.ts'

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
  const { busy, print } = useLabels(companyId, onClose)
  const [format, setFormat] = useState<LabelFormat>('a4')
  const [price, setPrice] = useState(true)
  const [skip, setSkip] = useState('0')
  const [error, setError] = useState<string>()
  const fits = ids !== null && ids.length > 0 && ids.length <= MOST_LABELLED
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const used = readWhole(skip)
    if (format === 'a4' && (used === null || used > 23)) return setError(t('badWhole'))
    void print({ ids: [...(ids ?? [])], format, price, skip: format === 'a4' ? (used ?? 0) : 0 })
  }
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
        <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
          <p className="text-muted text-sm">{t('labelsText')}</p>
          <SelectField
            label={t('format')}
            value={format}
            options={LABEL_FORMATS.map((value) => ({ value, label: t(`format_${value}`) }))}
            onChange={({ target }) => setFormat(target.value as LabelFormat)}
          />
          {format === 'a4' && (
            <TextField
              className="max-w-72"
              label={t('skip')}
              value={skip}
              error={error}
              inputMode="numeric"
              maxLength={2}
              onChange={({ target }) => {
                setError(undefined)
                setSkip(target.value)
              }}
            />
          )}
          <CheckboxField label={t('withPrice')} checked={price} onChange={({ target }) => setPrice(target.checked)} />
        </form>
      ) : (
        <Notice tone="warning">{t('labelsTooMany', { count: MOST_LABELLED })}</Notice>
      )}
    </Dialog>
  )
}
