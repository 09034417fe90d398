import { useCallback } from 'react'
import { roleMay } from '../../../../../domains/companies/rules/team-permissions.ts'
import type { CollectionsView as Collections } from '../../../../../domains/labels/collections/contract.ts'
import type { SendingView } from '../../../../../domains/shipping/sending/contract.ts'
import { api } from '../../../../browser-api.ts'
import { useLive } from '../../../../parts/lists/use-live.ts'
import type { Mine } from '../../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { CollectionList } from './collection-list.tsx'
import { NothingReady } from './nothing-ready.tsx'
import { OrderForm } from './order-form.tsx'

type Props = { company: Mine; loaded: Collections; sending: SendingView }

/** Parcels that wait for a courier, and couriers that were ordered; what carriers say meanwhile comes by itself. */
export function CollectionsView({ company, loaded, sending }: Props) {
  const t = useTexts('collections')
  const { id } = company
  const load = useCallback(
    (signal?: AbortSignal) => api('GET /api/companies/{id}/collections', { params: { id }, ...(signal && { signal }) }),
    [id],
  )
  const [{ ready, collections }, show] = useLive(loaded, load, isAnyAsked)
  const mayShip = roleMay(company.role, 'orders.ship')
  const reload = () => void load().then(show, () => undefined)
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-text text-muted">{t('intro')}</p>
      {!mayShip && <Notice>{t('viewOnly')}</Notice>}
      <Panel title={t('ready')} aria-label={t('ready')}>
        {ready.length === 0 ? (
          <NothingReady />
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {ready.map((group) => (
              // Parcels that were taken from a group, or came to it, change no choice that was made of the others.
              <li key={`${group.carrier} ${Object.values(group.place).join()}`} className="py-6 first:pt-0 last:pb-0">
                <OrderForm
                  companyId={id}
                  group={group}
                  times={sending.collection}
                  mayShip={mayShip}
                  onAnswer={show}
                  onRefused={reload}
                />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <CollectionList companyId={id} collections={collections} mayShip={mayShip} onAnswer={show} onRefused={reload} />
      <p className="max-w-text text-muted text-sm">{t('comes_gls')}</p>
    </div>
  )
}

const isAnyAsked = ({ collections }: Collections) =>
  collections.some(({ state }) => state === 'requested' || state === 'asking' || state === 'ordered')
