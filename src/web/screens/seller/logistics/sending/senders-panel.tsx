import { useState } from 'react'
import { MOST_SENDERS, type SenderView, type SendingView } from '../../../../../domains/shipping/sending/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { RemoveSender } from './remove-sender.tsx'
import { SenderDialog } from './sender-dialog.tsx'

type Props = { companyId: number; sending: SendingView; mayEdit: boolean; onChanged: (now: SendingView) => void }

/** Addresses that parcels come from; with none, what carriers are told instead. */
export function SendersPanel({ companyId, sending, mayEdit, onChanged }: Props) {
  const t = useTexts('sending')
  const [open, setOpen] = useState<{ edit: SenderView | null } | { remove: SenderView } | null>(null)
  const { senders, company, shops } = sending
  const lines = ({ street, postalCode, city }: SendingView['company'] | SenderView) =>
    `${street}, ${postalCode} ${city}`
  const close = () => setOpen(null)
  return (
    <Panel title={t('senders')} aria-label={t('senders')}>
      <p className="max-w-text text-muted text-sm">{t('sendersText')}</p>
      {senders.length === 0 ? (
        <p className="wrap-anywhere pt-4 text-sm">{t('noSenders', { name: company.name, address: lines(company) })}</p>
      ) : (
        <ul className="divide-y divide-line pt-2">
          {senders.map((one) => (
            <li
              key={one.id}
              aria-label={one.name}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4"
            >
              <div className="wrap-anywhere min-w-0 flex-1 basis-60 text-sm">
                <p className="font-medium">
                  {one.name} {one.usual && <Badge tone="accent">{t('usual')}</Badge>}
                </p>
                <p>{lines(one)}</p>
                <p className="text-muted">{[one.contact, one.phone, one.email].filter(Boolean).join(' · ')}</p>
                {one.shopId !== null && (
                  <p className="text-muted">
                    {t('ofShop', { shop: shops.find(({ id }) => id === one.shopId)?.title ?? t('shopGone') })}
                  </p>
                )}
              </div>
              {mayEdit && (
                <div className="flex flex-wrap gap-2">
                  <Button
                    size="sm"
                    variant="secondary"
                    className="touch-area"
                    aria-label={t('changeOf', { name: one.name })}
                    onClick={() => setOpen({ edit: one })}
                  >
                    {t('change')}
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    className="touch-area"
                    aria-label={t('removeOf', { name: one.name })}
                    onClick={() => setOpen({ remove: one })}
                  >
                    {t('remove')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayEdit && senders.length < MOST_SENDERS && (
        <Button variant="secondary" className="mt-4" onClick={() => setOpen({ edit: null })}>
          {t('addSender')}
        </Button>
      )}
      {open && 'edit' in open && (
        <SenderDialog {...{ companyId, sending, onChanged }} sender={open.edit} onClose={close} />
      )}
      {open && 'remove' in open && <RemoveSender {...{ companyId, onChanged }} sender={open.remove} onClose={close} />}
    </Panel>
  )
}
