import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { ProductListRow } from '../../../../../domains/product-list/contract.ts'
import { LANGUAGES } from '../../../../../values/locale.ts'
import { api } from '../../../../browser-api.ts'
import { priceText, readPrice } from '../../../../parts/forms/read-number.ts'
import { useAction } from '../../../../parts/forms/use-action.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

/** Grosze. */
const MOST = 1_000_000_000

type Props = { companyId: number; row: ProductListRow; onClose: () => void }

/** Prices of a product, changed from the list. */
export function PriceDialog({ companyId, row, onClose }: Props) {
  const t = useTexts('productList')
  const comma = LANGUAGES[useLocale()].decimal === ','
  const id = useId()
  const { busy, run } = useAction()
  const form = useForm({
    defaultValues: { prices: row.versions.map(({ price }) => priceText(price, comma)), announce: true },
  })
  const submit = form.handleSubmit(async ({ prices: typed, announce }) => {
    const read = row.versions.map((version, index) => ({ ...version, next: readPrice(typed[index] ?? '') ?? 0 }))
    const changed = read.filter(({ next, price }) => next !== price)
    if (changed.length === 0) return onClose()
    const prices = changed.map((one) => ({ versionId: one.id, expected: one.price, price: one.next, announce }))
    const params = { id: companyId, productId: row.id }
    const call = () => api('PUT /api/companies/{id}/products/{productId}/prices', { params, body: { prices } })
    if (await run(call, t('priceSaved'))) onClose()
  })
  const isPrice = (text: string) => {
    const price = readPrice(text)
    return (price !== null && price > 0 && price <= MOST) || t('badPrice')
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('priceTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        <p className="break-words font-medium">{row.title}</p>
        {row.versions.map((version, index) => (
          <TextField
            key={version.id}
            className="max-w-72"
            label={version.name ? t('priceOf', { name: version.name }) : t('price')}
            error={form.formState.errors.prices?.[index]?.message}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            {...form.register(`prices.${index}`, { validate: isPrice })}
          />
        ))}
        <CheckboxField label={t('announce')} hint={t('announceHint')} {...form.register('announce')} />
      </form>
    </Dialog>
  )
}
