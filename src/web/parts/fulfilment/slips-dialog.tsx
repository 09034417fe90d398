import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../browser-api.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useDownload } from '../files/use-download.ts'

type Props = { companyId: number; numbers: readonly string[]; onClose: () => void }
type Values = { per: 'order' | 'shipment'; language: 'buyer' | 'own'; prices: boolean }

/** Packing slips to print: one an order or one a parcel, in whose language, with prices or without. */
export function SlipsDialog({ companyId, numbers, onClose }: Props) {
  const t = useTexts('orderWork')
  const id = useId()
  const { busy, download } = useDownload()
  const form = useForm<Values>({ defaultValues: { per: 'order', language: 'buyer', prices: false } })
  const print = form.handleSubmit(async (values) => {
    const call = { params: { id: companyId }, body: { ...values, numbers: [...numbers] } }
    const draw = () => api('POST /api/companies/{id}/packing-slips', call)
    if (await download(draw, t('slipsFile'), t('slipsReady'))) onClose()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('slips')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t('slipsDownload')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void print(event)} noValidate className="flex flex-col gap-4">
        <p className="text-muted text-sm">{t('slipsText', { count: numbers.length })}</p>
        <SelectField
          label={t('slipsPer')}
          options={(['order', 'shipment'] as const).map((value) => ({ value, label: t(`slipsPer_${value}`) }))}
          {...form.register('per')}
        />
        <SelectField
          label={t('slipsLanguage')}
          options={(['buyer', 'own'] as const).map((value) => ({ value, label: t(`slipsLanguage_${value}`) }))}
          {...form.register('language')}
        />
        <CheckboxField label={t('slipsPrices')} {...form.register('prices')} />
      </form>
    </Dialog>
  )
}
