import { useSearchParams } from 'react-router'
import type { CASH_FINDING_STATUSES } from '../../../../domains/cash-on-delivery/contract.ts'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

type Status = (typeof CASH_FINDING_STATUSES)[number]
const NAMES = { open: 'showOpen', explained: 'showExplained', gone: 'showGone' } as const satisfies Record<
  Status,
  string
>

/** Which differences are shown, and all of them as a file. */
export function FindingsBar({ companyId, status }: { companyId: number; status: Status }) {
  const t = useTexts('cashOnDelivery')
  const [address] = useSearchParams()
  const { busy, download } = useDownload()
  const to = (chosen: Status) => {
    const query = new URLSearchParams(address)
    query.set('status', chosen)
    query.delete('finding')
    return `?${query}`
  }
  const params = { id: companyId }
  return (
    <div className="flex flex-wrap gap-2 pt-2">
      {(Object.keys(NAMES) as Status[]).map((one) => (
        <LinkButton
          key={one}
          size="sm"
          variant={one === status ? 'primary' : 'secondary'}
          aria-current={one === status ? 'true' : undefined}
          to={to(one)}
        >
          {t(NAMES[one])}
        </LinkButton>
      ))}
      <Button
        size="sm"
        variant="quiet"
        busy={busy}
        onClick={() =>
          void download(() => api('GET /api/companies/{id}/cash-finding-export', { params }), 'cash-on-delivery.csv')
        }
      >
        {t('export')}
      </Button>
    </div>
  )
}
