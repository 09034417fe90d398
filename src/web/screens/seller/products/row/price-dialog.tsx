import { type FormEvent, useId, useState } from 'react'
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

type Props = { companyId: number; row: ProductListRow; onClose: () => void }

/** Prices of a product, changed from the list. */
export function PriceDialog({ companyId, row, onClose }: Props) {
  const t = useTexts('productList')
  const comma = LANGUAGES[useLocale()].decimal === ','
  const id = useId()
  const { busy, run } = useAction()
  const [typed, setTyped] = useState<Record<number, string>>(() =>
    Object.fromEntries(row.versions.map((version) => [version.id, priceText(version.price, comma)])),
  )
  const [announce, setAnnounce] = useState(true)
  const [wrong, setWrong] = useState<number[]>([])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = row.versions.map((version) => ({ ...version, next: readPrice(typed[version.id] ?? '') }))
    const bad = read.filter(({ next }) => !next || next > 1_000_000_000).map((version) => version.id)
    setWrong(bad)
    if (bad.length > 0) return
    const changed = read.filter(({ next, price }) => next !== price)
    if (changed.length === 0) return onClose()
    const prices = changed.map((one) => ({ versionId: one.id, expected: one.price, price: one.next ?? 0, announce }))
    const params = { id: companyId, productId: row.id }
    const call = () => api('PUT /api/companies/{id}/products/{productId}/prices', { params, body: { prices } })
    if (await run(call, t('priceSaved'))) onClose()
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
        {row.versions.map((version) => (
          <TextField
            key={version.id}
            className="max-w-72"
            label={version.name ? t('priceOf', { name: version.name }) : t('price')}
            value={typed[version.id] ?? ''}
            error={wrong.includes(version.id) ? t('badPrice') : undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            onChange={({ target }) => setTyped({ ...typed, [version.id]: target.value })}
          />
        ))}
        <CheckboxField
          label={t('announce')}
          hint={t('announceHint')}
          checked={announce}
          onChange={({ target }) => setAnnounce(target.checked)}
        />
      </form>
    </Dialog>
  )
}
