import { Link, useLoaderData, useSearchParams } from 'react-router'
import { INCIDENT_ACTORS } from '../../../domains/shipping/contract.ts'
import type { IncidentRow } from '../../../domains/tracking/contract.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { carrierName } from '../../parts/fulfilment/carrier-name.ts'
import { ListPages } from '../../parts/lists/list-pages.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { When } from '../../parts/lists/when.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'

const load: Load<ApiOutput<'GET /api/admin/incidents'>> = ({ api, url, signal }) =>
  api('GET /api/admin/incidents', { ...listQuery<'GET /api/admin/incidents'>(url, 'acts', 'after'), signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** R22: shipments that something keeps from going on, by who can act. */
export default function AdminIncidentsScreen() {
  const { incidents, next } = useLoaderData<typeof clientLoader>()
  const t = useTexts('incidents')
  const words = useTexts('tracking')
  return (
    <AdminFrame>
      <p className="max-w-text pb-2 text-muted">{t('intro')}</p>
      <Actors />
      {incidents.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <Table
          stacks
          caption={t('parcel')}
          rows={incidents}
          rowKey={({ shipmentId }) => shipmentId}
          columns={[
            {
              key: 'order',
              head: t('order'),
              cell: ({ order, company }) => (
                <>
                  <Link
                    to={`/all-orders/${order}`}
                    className="numbers inline-block min-h-6 whitespace-nowrap text-link"
                  >
                    {order}
                  </Link>
                  <span className="wrap-anywhere block font-normal text-muted text-xs">{company.name}</span>
                </>
              ),
            },
            {
              key: 'what',
              head: t('what'),
              wide: true,
              cell: ({ reason, acts }) => (
                <>
                  {words(`incident_${reason}`)}
                  <span className="block text-muted text-xs">{acts.map((one) => t(`actor_${one}`)).join(', ')}</span>
                </>
              ),
            },
            { key: 'parcel', head: t('parcel'), wide: true, cell: (row) => <Shipment row={row} /> },
            { key: 'since', head: t('since'), cell: ({ at }) => <When at={at} /> },
          ]}
        />
      )}
      <ListPages next={next} />
    </AdminFrame>
  )
}

function Shipment({ row: { carrier, number } }: { row: IncidentRow }) {
  const t = useTexts('fulfilment')
  return (
    <>
      {carrierName(t, carrier)} <span className="numbers break-all text-muted">{number}</span>
    </>
  )
}

/** Whose turn it is: the list of all, or of one of them. */
function Actors() {
  const t = useTexts('incidents')
  const present = useSearchParams()[0].get('acts')
  return (
    <nav aria-label={t('byActor')} className="flex flex-wrap gap-x-6 pb-4 text-sm">
      {[null, ...INCIDENT_ACTORS].map((actor) => (
        <Link
          key={actor}
          to={actor ? `?acts=${actor}` : '?'}
          aria-current={actor === present ? 'page' : undefined}
          className="inline-flex min-h-11 items-center text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent"
        >
          {actor ? t(`actor_${actor}`) : t('all')}
        </Link>
      ))}
    </nav>
  )
}
