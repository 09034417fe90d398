import { useState } from 'react'
import type { OwnOffer } from '../../../../../domains/products/offers/contract.ts'
import type { StockReason } from '../../../../../domains/stock/contract.ts'
import { api } from '../../../../browser-api.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import { useOfferTools } from '../offer-tools.ts'
import { startHere } from '../start-here.ts'

const REASONS = ['received', 'sold', 'damaged', 'stocktaking', 'correction'] as const satisfies readonly StockReason[]

/** Pieces that came or went, and why. */
export function StockForm({ offer }: { offer: OwnOffer }) {
  const t = useTexts('offer')
  const locale = useLocale()
  const { company, adopt } = useOfferTools()
  const { busy, send } = useSending()
  const [move, setMove] = useState({ versionId: offer.versions[0]?.id ?? 0, delta: '', note: '' })
  const [reason, setReason] = useState<StockReason>('received')
  const [error, setError] = useState<string>()
  const set = (part: Partial<typeof move>) => setMove((known) => ({ ...known, ...part }))
  const save = async () => {
    const delta = /^[+-]?\d{1,6}$/.test(move.delta.trim().replace('−', '-')) ? Number(move.delta.replace('−', '-')) : 0
    setError(delta === 0 ? t('problem_delta') : undefined)
    if (delta === 0) return
    try {
      const params = { id: company.id, productId: offer.id }
      const body = { reason, note: move.note.trim() || null, changes: [{ versionId: move.versionId, delta }] }
      adopt(await api('POST /api/companies/{id}/products/{productId}/stock', { params, body }))
      set({ delta: '', note: '' })
      notify('good', t('stockMoved'))
    } catch (failure) {
      showFailure(failure, locale)
    }
  }
  return (
    <form
      noValidate
      className="mb-6 flex flex-col gap-4 border-line border-b pb-6"
      onSubmit={(event) => {
        event.preventDefault()
        void send(save)
      }}
    >
      {offer.versions.length > 1 && (
        <SelectField
          label={t('version')}
          value={String(move.versionId)}
          onChange={({ target }) => set({ versionId: Number(target.value) })}
          options={offer.versions.map(({ id, name, quantity }) => ({
            value: String(id),
            label: `${name} (${quantity})`,
          }))}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          ref={startHere}
          label={t('delta')}
          hint={t('deltaHint')}
          inputMode="text"
          autoComplete="off"
          maxLength={8}
          value={move.delta}
          error={error}
          onChange={({ target }) => set({ delta: target.value })}
        />
        <SelectField
          label={t('reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value as StockReason)}
          options={REASONS.map((value) => ({ value, label: t(`reason_${value}`) }))}
        />
      </div>
      <TextField
        label={t('note')}
        optional
        maxLength={300}
        value={move.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      <Button type="submit" busy={busy} className="self-start">
        {t('moveStock')}
      </Button>
    </form>
  )
}
