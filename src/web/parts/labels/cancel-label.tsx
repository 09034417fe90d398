import type { LabelView } from '../../../domains/labels/contract.ts'
import { CARRIER_CURRENCY, formatMoney } from '../../../values/money.ts'
import { api } from '../../browser-api.ts'
import { showFailure } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { notify } from '../../ui/toast-store.ts'
import { useSending } from '../forms/use-sending.ts'

type Props = { companyId: number; label: LabelView; onClose: () => void }

/** Asks whether a label is to be called off, and says what becomes of its money. */
export function CancelLabel({ companyId, label, onClose }: Props) {
  const t = useTexts('labels')
  const locale = useLocale()
  const { busy, send } = useSending()
  const isBought = label.state === 'bought'
  const cancel = () =>
    send(async () => {
      try {
        const call = { params: { id: companyId, label: label.id } }
        const { state } = await api('POST /api/companies/{id}/labels/{label}/cancel', call)
        notify('good', t(state === 'cancelled' ? 'cancelled' : 'cancelling'))
      } catch (error) {
        showFailure(error, locale)
      }
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cancelTitle', { number: label.number })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void cancel()}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        <p>{t('cancelText')}</p>
        {isBought && (
          <p>
            {label.price === null
              ? t('noPrice')
              : t('price', { price: formatMoney(label.price, CARRIER_CURRENCY, locale) })}{' '}
            {t('cancelBought')}
          </p>
        )}
        {!isBought && <p>{t('money_nothing')}</p>}
      </div>
    </Dialog>
  )
}
