import { X } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { REFUND_STATES } from '../../../../domains/refunds/contract.ts'
import type { ApiInput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { ListFilter } from '../../../parts/lists/list-filter.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

type Query = NonNullable<ApiInput<'GET /api/admin/refund-export'>['query']>

/** Which refunds: by number, state, way, day, and of one seller; and all of them as a file. `company`: the seller's name. */
export function RefundFilter({ count, query, company }: { count: number; query: Query; company: string | undefined }) {
  const t = useTexts('refunds')
  const [chosen] = useSearchParams()
  const { busy, download } = useDownload()
  const ofCompany = chosen.get('company')
  return (
    <>
      <ListFilter
        search={t('search')}
        hint={t('searchHint')}
        choices={[
          {
            name: 'state',
            label: t('state'),
            options: REFUND_STATES.map((value) => ({ value, label: t(`state_${value}`) })),
          },
          {
            name: 'way',
            label: t('way'),
            options: [
              { value: 'provider', label: t('wayProvider') },
              { value: 'transfer', label: t('wayTransfer') },
            ],
          },
        ]}
        days
        count={count}
        keep={['company']}
      />
      <div className="flex flex-wrap items-center gap-3">
        {ofCompany && (
          <LinkButton to={{ search: '' }} variant="quiet" size="sm">
            <X className="size-4" aria-hidden="true" />
            {t('ofSeller', { seller: company ?? ofCompany })}
          </LinkButton>
        )}
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          onClick={() => void download(() => api('GET /api/admin/refund-export', { query }), `${t('adminTitle')}.csv`)}
        >
          {t('download')}
        </Button>
      </div>
    </>
  )
}
