import type { SenderView, SendingView } from '../../../../../domains/shipping/sending/contract.ts'
import { api } from '../../../../browser-api.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { notify } from '../../../../ui/toast-store.ts'

type Props = {
  companyId: number
  sender: SenderView
  onChanged: (now: SendingView) => void
  onClose: () => void
}

/** Asks whether an address is to go. */
export function RemoveSender({ companyId, sender, onChanged, onClose }: Props) {
  const t = useTexts('sending')
  const locale = useLocale()
  const { busy, send } = useSending()
  const remove = () =>
    send(async () => {
      try {
        const params = { id: companyId, sender: sender.id }
        onChanged(await api('DELETE /api/companies/{id}/senders/{sender}', { params }))
        notify('good', t('removed'))
      } catch (error) {
        showFailure(error, locale)
      }
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('removeTitle', { name: sender.name })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{t('removeText')}</p>
    </Dialog>
  )
}
