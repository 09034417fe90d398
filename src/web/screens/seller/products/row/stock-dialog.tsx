import { type FormEvent, useId, useState } from 'react'
import type { ProductListRow } from '../../../../../domains/product-list/contract.ts'
import { api } from '../../../../browser-api.ts'
import { readWhole } from '../../../../parts/forms/read-number.ts'
import { useAction } from '../../../../parts/forms/use-action.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { ReasonField } from '../bulk/stock-change-fields.tsx'

type Props = { companyId: number; row: ProductListRow; onClose: () => void }

/** Pieces of a product, counted anew from the list: what is sent is the difference, so that a sale meanwhile is not lost. */
export function StockDialog({ companyId, row, onClose }: Props) {
  const t = useTexts('productList')
  const id = useId()
  const { busy, run } = useAction()
  const [typed, setTyped] = useState<Record<number, string>>(() =>
    Object.fromEntries(row.versions.map((version) => [version.id, String(version.quantity)])),
  )
  const [reason, setReason] = useState<Parameters<typeof ReasonField>[0]['value']>('stocktaking')
  const [wrong, setWrong] = useState<number[]>([])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = row.versions.map((version) => ({ ...version, next: readWhole(typed[version.id] ?? '') }))
    const bad = read.filter(({ next }) => next === null || next > 1_000_000).map((version) => version.id)
    setWrong(bad)
    if (bad.length > 0) return
    const changes = read.flatMap(({ id: versionId, next, quantity }) =>
      next === quantity ? [] : [{ versionId, delta: (next ?? 0) - quantity }],
    )
    if (changes.length === 0) return onClose()
    const params = { id: companyId, productId: row.id }
    const body = { reason, changes }
    const call = () => api('POST /api/companies/{id}/products/{productId}/stock', { params, body })
    if (await run(call, t('stockSaved'))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('stockTitle')}
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
            label={version.name ? t('stockOf', { name: version.name }) : t('quantity')}
            hint={t('nowPieces', { count: version.quantity })}
            value={typed[version.id] ?? ''}
            error={wrong.includes(version.id) ? t('badWhole') : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            onChange={({ target }) => setTyped({ ...typed, [version.id]: target.value })}
          />
        ))}
        <div className="max-w-72">
          <ReasonField value={reason} onChange={setReason} />
        </div>
      </form>
    </Dialog>
  )
}
