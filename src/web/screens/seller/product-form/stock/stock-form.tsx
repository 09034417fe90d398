import { useForm } from 'react-hook-form'
import type { OwnOffer } from '../../../../../domains/products/offers/contract.ts'
import type { StockReason } from '../../../../../domains/stock/contract.ts'
import { api } from '../../../../browser-api.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { startHere } from '../../../../ui/start-here.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import { useOfferTools } from '../offer-tools.ts'

const REASONS = ['received', 'sold', 'damaged', 'stocktaking', 'correction'] as const satisfies readonly StockReason[]

type Values = { versionId: string; delta: string; note: string; reason: StockReason }

/** Pieces that came or went; 0: no number. */
function readDelta(typed: string): number {
  const text = typed.trim().replace('−', '-')
  return /^[+-]?\d{1,6}$/.test(text) ? Number(text) : 0
}

/** Pieces that came or went, and why. */
export function StockForm({ offer }: { offer: OwnOffer }) {
  const t = useTexts('offer')
  const locale = useLocale()
  const { company, adopt } = useOfferTools()
  const { busy, send } = useSending()
  const form = useForm<Values>({
    defaultValues: { versionId: String(offer.versions[0]?.id ?? 0), delta: '', note: '', reason: 'received' },
  })
  const save = form.handleSubmit(({ versionId, delta, note, reason }) =>
    send(async () => {
      try {
        const params = { id: company.id, productId: offer.id }
        const changes = [{ versionId: Number(versionId), delta: readDelta(delta) }]
        const body = { reason, note: note.trim() || null, changes }
        adopt(await api('POST /api/companies/{id}/products/{productId}/stock', { params, body }))
        form.reset({ versionId, reason, delta: '', note: '' })
        notify('good', t('stockMoved'))
      } catch (failure) {
        showFailure(failure, locale)
      }
    }),
  )
  const { ref, ...deltaField } = form.register('delta', {
    validate: (delta) => readDelta(delta) !== 0 || t('problem_delta'),
  })
  return (
    <form
      noValidate
      className="mb-6 flex flex-col gap-4 border-line border-b pb-6"
      onSubmit={(event) => void save(event)}
    >
      {offer.versions.length > 1 && (
        <SelectField
          label={t('version')}
          {...form.register('versionId')}
          options={offer.versions.map(({ id, name, quantity }) => ({
            value: String(id),
            label: `${name} (${quantity})`,
          }))}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('delta')}
          hint={t('deltaHint')}
          inputMode="text"
          autoComplete="off"
          maxLength={8}
          error={form.formState.errors.delta?.message}
          {...deltaField}
          ref={(element) => {
            ref(element)
            startHere(element)
          }}
        />
        <SelectField
          label={t('reason')}
          {...form.register('reason')}
          options={REASONS.map((value) => ({ value, label: t(`reason_${value}`) }))}
        />
      </div>
      <TextField label={t('note')} optional maxLength={300} {...form.register('note')} />
      <Button type="submit" busy={busy} className="self-start">
        {t('moveStock')}
      </Button>
    </form>
  )
}
