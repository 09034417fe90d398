import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../../browser-api.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { useOffer, useOfferTools } from './offer-tools.ts'
import type { useStatus } from './saving/use-status.ts'
import { StockDialog } from './stock/stock-dialog.tsx'

const TONES: Record<string, Tone> = { draft: 'neutral', published: 'good', paused: 'warning' }

/** Draft, published, paused, sold out; and the way from one to another. */
export function OfferStateLine({ status }: { status: ReturnType<typeof useStatus> }) {
  const t = useTexts('offer')
  const locale = useLocale()
  const navigate = useNavigate()
  const { company, store, editable } = useOfferTools()
  const offer = useOffer((state) => state.offer)
  const { busy, send } = useSending()
  const [asking, setAsking] = useState(false)
  const remove = () =>
    send(async () => {
      if (!offer) return
      try {
        const params = { id: company.id, productId: offer.id }
        await api('DELETE /api/companies/{id}/products/{productId}', { params })
        notify('good', t('deleted'))
        // Nothing is left to save.
        store.set({ draft: store.read().base })
        await navigate('/my-products')
      } catch (error) {
        setAsking(false)
        showFailure(error, locale)
      }
    })
  const now = offer?.status ?? 'draft'
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Badge tone={TONES[now] ?? 'neutral'}>{t(`status_${now}`)}</Badge>
      {offer?.soldOut && offer.status !== 'draft' && <Badge tone="danger">{t('soldOut')}</Badge>}
      {offer?.status === 'published' && (
        <Link to={`/products/${offer.id}`} className="inline-flex min-h-11 items-center text-link text-sm">
          {t('look')}
        </Link>
      )}
      {offer && (
        <Link to={`/products/${offer.id}/safety`} className="inline-flex min-h-11 items-center text-link text-sm">
          {t('toSafety')}
        </Link>
      )}
      <span className="flex flex-wrap max-sm:-ml-4 sm:-mr-4 sm:ml-auto">
        <StockDialog />
        {offer?.status === 'published' && editable && (
          <Button variant="quiet" busy={status.busy} onClick={() => void status.change('paused')}>
            {t('pause')}
          </Button>
        )}
        {offer && offer.status !== 'draft' && editable && (
          <Button variant="quiet" busy={status.busy} onClick={() => void status.change('draft')}>
            {t('backToDraft')}
          </Button>
        )}
        {offer && editable && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('delete')}
          </Button>
        )}
      </span>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('deleteTitle')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              {t('delete')}
            </Button>
          </>
        }
      >
        <p>{t('deleteText')}</p>
      </Dialog>
    </div>
  )
}
