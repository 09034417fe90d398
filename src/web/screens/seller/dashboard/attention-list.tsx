import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { Attention } from '../../../../domains/insights/rules/attention.ts'
import { dateFormat } from '../../../../values/dates.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import type { TextKey } from '../../../texts/registry.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'

const GOES: Readonly<Record<Attention, { text: TextKey<'fulfilment'>; to: string; tab?: string }>> = {
  parcelsInTrouble: { text: 'need_parcelsInTrouble', to: '/orders', tab: 'trouble' },
  companyDraft: { text: 'need_companyDraft', to: '/company-data' },
  companyWaiting: { text: 'need_companyWaiting', to: '/company-data' },
  companyRejected: { text: 'need_companyRejected', to: '/company-data' },
  companySuspended: { text: 'need_companySuspended', to: '/company-data' },
  companyEnded: { text: 'need_companyEnded', to: '/company-data' },
  requirementsMissing: { text: 'need_requirementsMissing', to: '/company-data' },
  deliveryMissing: { text: 'need_deliveryMissing', to: '/logistics' },
  pickupWithoutShop: { text: 'need_pickupWithoutShop', to: '/my-shops' },
  draftsWaiting: { text: 'need_draftsWaiting', to: '/my-products' },
}

export type ReturnsWaiting = ApiOutput<'GET /api/companies/{id}/returns-waiting'>
type Props = {
  attention: readonly { kind: Attention; count: number }[]
  /** Null: this person does not see orders. */
  returns: ReturnsWaiting | null
}

/** What keeps the company from selling, or waits for it, each with the place to see to it. */
export function AttentionList({ attention, returns }: Props) {
  const t = useTexts('fulfilment')
  const locale = useLocale()
  const search = useCompanySearch()
  const open = new URLSearchParams(search)
  open.set('only', 'open')
  const dayOf = (day: string) => dateFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(day))
  const waiting = returns && returns.count > 0 ? returns : null
  const items = [
    ...(waiting
      ? [
          {
            kind: 'returnsWaiting',
            to: { pathname: '/returns', search: `?${open}` },
            text: waiting.nearest
              ? t('need_returnsUntil', { count: waiting.count, until: dayOf(waiting.nearest) })
              : t('need_returnsWaiting', { count: waiting.count }),
          },
        ]
      : []),
    ...attention.map(({ kind, count }) => {
      const { to, tab, text } = GOES[kind]
      const query = new URLSearchParams(search)
      if (tab) query.set('tab', tab)
      return { kind, to: { pathname: to, search: `?${query}` }, text: t(text, { count }) }
    }),
  ]
  return (
    <Panel title={t('attention')}>
      {items.length === 0 ? (
        <p className="text-muted text-sm">{t('attentionNone')}</p>
      ) : (
        <ul className="-my-2 divide-y divide-line text-sm">
          {items.map(({ kind, to, text }) => (
            <li key={kind} className="flex items-start gap-3 py-1">
              <TriangleAlert className="mt-3 size-5 shrink-0 text-warning" aria-hidden="true" />
              <Link to={to} className="text-link inline-flex min-h-11 items-center">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
