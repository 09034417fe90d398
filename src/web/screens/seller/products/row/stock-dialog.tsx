import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { ProductListRow } from '../../../../../domains/product-list/contract.ts'
import { api } from '../../../../browser-api.ts'
import { readWhole } from '../../../../parts/forms/read-number.ts'
import { useAction } from '../../../../parts/forms/use-action.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { ReasonField } from '../bulk/stock-change-fields.tsx'

const MOST = 1_000_000
type Values = { pieces: string[]; reason: Parameters<typeof ReasonField>[0]['value'] }

type Props = { companyId: number; row: ProductListRow; onClose: () => void }

/** Pieces of a product, counted anew from the list: what is sent is the difference, so that a sale meanwhile is not lost. */
export function StockDialog({ companyId, row, onClose }: Props) {
  const t = useTexts('productList')
  const id = useId()
  const { busy, run } = useAction()
  const form = useForm<Values>({
    defaultValues: { pieces: row.versions.map(({ quantity }) => String(quantity)), reason: 'stocktaking' },
  })
  const submit = form.handleSubmit(async ({ pieces, reason }) => {
    const changes = row.versions.flatMap(({ id: versionId, quantity }, index) => {
      const delta = (readWhole(pieces[index] ?? '') ?? 0) - quantity
      return delta === 0 ? [] : [{ versionId, delta }]
    })
    if (changes.length === 0) return onClose()
    const params = { id: companyId, productId: row.id }
    const body = { reason, changes }
    const call = () => api('POST /api/companies/{id}/products/{productId}/stock', { params, body })
    if (await run(call, t('stockSaved'))) onClose()
  })
  const isCount = (text: string) => {
    const count = readWhole(text)
    return (count !== null && count <= MOST) || t('badWhole')
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
        {row.versions.map((version, index) => (
          <TextField
            key={version.id}
            className="max-w-72"
            label={version.name ? t('stockOf', { name: version.name }) : t('quantity')}
            hint={t('nowPieces', { count: version.quantity })}
            error={form.formState.errors.pieces?.[index]?.message}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            {...form.register(`pieces.${index}`, { validate: isCount })}
          />
        ))}
        <div className="max-w-72">
          <Controller
            control={form.control}
            name="reason"
            render={({ field }) => <ReasonField value={field.value} onChange={field.onChange} />}
          />
        </div>
      </form>
    </Dialog>
  )
}
