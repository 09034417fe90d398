import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import type { OfferStanding } from '../../../../../domains/payments/offer/contract.ts'
import { api } from '../../../../browser-api.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import { StateBadge } from './state-badge.tsx'

type Props = { offer: readonly OfferStanding[]; onChanged: (offer: readonly OfferStanding[]) => void }

/** In which order buyers are offered which providers. Every change is kept at once. */
export function OfferPanel({ offer, onChanged }: Props) {
  const t = useTexts('configuration')
  const locale = useLocale()
  const saved = useRef({ count: 0, last: Promise.resolve() })
  // Shown at once and sent one after the other: whoever clicks quickly loses no click.
  const save = (next: readonly OfferStanding[]) => {
    onChanged(next)
    const count = ++saved.current.count
    const body = { order: next.map(({ code }) => code), off: next.filter(({ off }) => off).map(({ code }) => code) }
    saved.current.last = saved.current.last.then(() =>
      api('PUT /api/admin/payment-offer', { body }).then(
        ({ providers }) => {
          if (count !== saved.current.count) return
          onChanged(providers)
          notify('good', t('offerSaved'))
        },
        (error: unknown) => {
          onChanged(offer)
          showFailure(error, locale)
        },
      ),
    )
  }
  // What this market cannot use has no place in the row, and keeps the one it had.
  const shown = offer.filter(({ state }) => state !== 'unavailable')
  const swap = (one: OfferStanding, other: OfferStanding | undefined) =>
    save(offer.map((each) => (each === one ? (other ?? each) : each === other ? one : each)))
  return (
    <Panel title={t('offerTitle')} aria-label={t('offerTitle')}>
      <p className="max-w-text pb-3 text-muted text-sm">{t('offerText')}</p>
      <ol className="divide-y divide-line rounded-md border border-line">
        {shown.map((one, index) => {
          const name = t(`provider_${one.code}`)
          return (
            <li key={one.code} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
              <span className="flex min-w-48 flex-1 flex-wrap items-center gap-2 text-sm font-medium">
                {name}
                <StateBadge standing={one} />
              </span>
              <CheckboxField
                label={t('offerOn')}
                aria-label={t('offerOnOf', { name })}
                name={`offer.${one.code}`}
                checked={!one.off}
                onChange={() => save(offer.map((each) => (each === one ? { ...one, off: !one.off } : each)))}
              />
              <span className="flex shrink-0">
                <IconButton
                  label={t('offerUp', { name })}
                  disabled={index === 0}
                  onClick={() => swap(one, shown[index - 1])}
                >
                  <ArrowUp className="size-4" aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t('offerDown', { name })}
                  disabled={index === shown.length - 1}
                  onClick={() => swap(one, shown[index + 1])}
                >
                  <ArrowDown className="size-4" aria-hidden="true" />
                </IconButton>
              </span>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
