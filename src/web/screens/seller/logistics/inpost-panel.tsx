import { useState } from 'react'
import type { DeliverySettings } from '../../../../domains/shipping/delivery-settings/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { api } from '../../../browser-api.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { InpostForm } from './inpost-form.tsx'

type Props = { companyId: number; access: DeliverySettings['inpost']; onChanged: (now: DeliverySettings) => void }

/** E16: organisation id and API key. The key goes in and never comes out. */
export function InpostPanel({ companyId, access, onChanged }: Props) {
  const t = useTexts('deliverySettings')
  const locale = useLocale()
  const { busy, send } = useSending()
  const [open, setOpen] = useState<'form' | 'remove' | null>(null)
  const remove = () =>
    send(async () => {
      try {
        onChanged(await api('DELETE /api/companies/{id}/delivery-settings/inpost', { params: { id: companyId } }))
        notify('good', t('inpostRemoved'))
      } catch (error) {
        showFailure(error, locale)
      }
      setOpen(null)
    })
  const saved = (now: DeliverySettings) => {
    onChanged(now)
    setOpen(null)
    notify('good', t('inpostSaved'))
  }
  return (
    <Panel title={t('inpost')} aria-label={t('inpost')}>
      <p className="max-w-text pb-4 text-muted text-sm">{t('inpostText')}</p>
      {access && open !== 'form' ? (
        <div className="max-w-text">
          <Facts
            items={[
              { name: t('organizationId'), value: <span className="numbers break-all">{access.organizationId}</span> },
              { name: t('apiKey'), value: <span className="numbers">•••• {access.keyLast4}</span> },
              {
                name: t('keySetAt'),
                value: dateFormat(locale, { dateStyle: 'long' }).format(new Date(access.keySetAt)),
              },
            ]}
          />
          <div className="flex flex-wrap gap-3 pt-4">
            <Button variant="secondary" onClick={() => setOpen('form')}>
              {t('replace')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen('remove')}>
              {t('remove')}
            </Button>
          </div>
        </div>
      ) : (
        <InpostForm {...{ companyId, access }} onSaved={saved} {...(access && { onCancel: () => setOpen(null) })} />
      )}
      <Dialog
        open={open === 'remove'}
        onClose={() => setOpen(null)}
        title={t('inpostRemoveTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(null)}>
              {t('cancel')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              {t('remove')}
            </Button>
          </>
        }
      >
        <p>{t('inpostRemoveText')}</p>
      </Dialog>
    </Panel>
  )
}
