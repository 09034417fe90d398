import { Link } from 'react-router'
import type { ReportSellerView } from '../../../../domains/tax-reports/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { MissingList } from '../../../parts/tax-reports/missing-list.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Table } from '../../../ui/table.tsx'

/** Each seller with the year's sums, what the file says of it, and what is missing. */
export function SellerTable({ sellers, next }: { sellers: readonly ReportSellerView[]; next: number | null }) {
  const t = useTexts('taxReports')
  const locale = useLocale()
  const sums = (one: ReportSellerView, say: (sum: ReportSellerView['sums'][number]) => string | number) =>
    one.sums.map((sum) => <div key={sum.currency}>{say(sum)}</div>)
  return (
    <>
      <Table
        stacks
        caption={t('sellers')}
        rows={sellers}
        rowKey={({ companyId }) => companyId}
        columns={[
          {
            key: 'company',
            head: t('company'),
            cell: ({ companyId, company }) => (
              <Link to={`/admin/companies/${companyId}`} className="inline-flex min-h-11 items-center text-link">
                {company}
              </Link>
            ),
          },
          {
            key: 'said',
            head: t('said'),
            named: true,
            cell: ({ said, reported }) => <Badge tone={reported ? 'good' : 'neutral'}>{t(`said_${said}`)}</Badge>,
          },
          {
            key: 'consideration',
            head: t('consideration'),
            figures: true,
            named: true,
            cell: (one) => sums(one, (sum) => formatMoney(sum.consideration, sum.currency, locale)),
          },
          {
            key: 'activities',
            head: t('activities'),
            figures: true,
            named: true,
            cell: (one) => sums(one, (sum) => sum.activities),
          },
          {
            key: 'fees',
            head: t('fees'),
            figures: true,
            named: true,
            cell: (one) => sums(one, (sum) => formatMoney(sum.fees, sum.currency, locale)),
          },
          {
            key: 'missing',
            head: t('missingTitle'),
            wide: true,
            cell: ({ missing }) => (missing.length > 0 ? <MissingList missing={missing} /> : '–'),
          },
        ]}
      />
      <ListPages next={next} />
    </>
  )
}
