import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { Attention } from '../../../../domains/insights/rules/attention.ts'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import type { TextKey } from '../../../texts/registry.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'

const GOES: Readonly<Record<Attention, { text: TextKey<'fulfilment'>; to: string }>> = {
  companyDraft: { text: 'need_companyDraft', to: '/company-data' },
  companyWaiting: { text: 'need_companyWaiting', to: '/company-data' },
  companyRejected: { text: 'need_companyRejected', to: '/company-data' },
  companySuspended: { text: 'need_companySuspended', to: '/company-data' },
  requirementsMissing: { text: 'need_requirementsMissing', to: '/company-data' },
  deliveryMissing: { text: 'need_deliveryMissing', to: '/logistics' },
  pickupWithoutShop: { text: 'need_pickupWithoutShop', to: '/my-shops' },
  draftsWaiting: { text: 'need_draftsWaiting', to: '/my-products' },
}

/** What keeps the company from selling, or waits for it, each with the place to see to it. */
export function AttentionList({ attention }: { attention: readonly { kind: Attention; count: number }[] }) {
  const t = useTexts('fulfilment')
  const search = useCompanySearch()
  return (
    <Panel title={t('attention')}>
      {attention.length === 0 ? (
        <p className="text-muted text-sm">{t('attentionNone')}</p>
      ) : (
        <ul className="-my-2 divide-y divide-line text-sm">
          {attention.map(({ kind, count }) => (
            <li key={kind} className="flex items-start gap-3 py-1">
              <TriangleAlert className="mt-3 size-5 shrink-0 text-warning" aria-hidden="true" />
              <Link to={{ pathname: GOES[kind].to, search }} className="text-link inline-flex min-h-11 items-center">
                {t(GOES[kind].text, { count })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
