import { Link, useLoaderData } from 'react-router'
import { INCIDENT_ACTORS } from '../../../domains/shipping/contract.ts'
import type { IncidentRow } from '../../../domains/tracking/contract.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import { ListTabs } from '../../parts/admin/list-tabs.tsx'
import { carrierName } from '../../parts/fulfilment/carrier-name.ts'
import { listQuery } from '../../parts/lists/list-query.ts'
import { When } from '../../parts/lists/when.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'

const load: Load<ApiOutput<'GET /api/admin/incidents'>> = ({ api, url, signal }) =>
  api('GET /api/admin/incidents', { ...listQuery<'GET /api/admin/incidents'>(url, 'q', 'acts', 'after'), signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** R22: shipments that something keeps from going on, by who can act. */
export default function AdminIncidentsScreen() {
  const { incidents, next } = useLoaderData<typeof clientLoader>()
  const t = useTexts('incidents')
  const words = useTexts('tracking')
  return (
    <ListFrame
      before={<p className="max-w-text text-muted">{t('intro')}</p>}
      search={t('search')}
      hint={t('searchHint')}
      count={incidents.length}
      keep={['acts']}
      scope={
        <ListTabs
          label={t('byActor')}
          name="acts"
          tabs={[
            { value: null, label: t('all') },
            ...INCIDENT_ACTORS.map((value) => ({ value, label: t(`actor_${value}`) })),
          ]}
        />
      }
      csv={{ of: 'GET /api/admin/incident-export', fields: ['q', 'acts'] }}
      nothing={<EmptyState title={t('none')} text={t('noneText')} />}
      next={next}
    >
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
                <Link to={`/all-orders/${order}`} className="numbers inline-block min-h-6 whitespace-nowrap text-link">
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
    </ListFrame>
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
