import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PayoutLine } from '../../../domains/payouts/contract.ts'
import { type Currency, formatMoney } from '../../../values/money.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Table } from '../../ui/table.tsx'

const TONES: Record<PayoutLine['status'], Tone> = {
  planned: 'accent',
  leftOut: 'outline',
  approved: 'accent',
  paid: 'good',
  returned: 'warning',
}

type Props = {
  caption: string
  lines: readonly PayoutLine[]
  currency: Currency
  /** What may be done about a line. */
  action?: (line: PayoutLine) => ReactNode
}

/** Sellers of a batch with what each is paid, or why it is left out. */
export function LineTable({ caption, lines, currency, action }: Props) {
  const t = useTexts('payouts')
  const locale = useLocale()
  return (
    <Table
      stacks
      caption={caption}
      rows={lines}
      rowKey={(line) => line.id}
      columns={[
        {
          key: 'seller',
          head: t('seller'),
          cell: (line) => (
            <>
              <Link to={`/admin/companies/${line.companyId}`} className="text-link break-words">
                {line.company}
              </Link>
              {line.suspended && (
                <span className="block pt-1 text-xs">
                  <Badge tone="warning">{t('sellerSuspended')}</Badge> {t('sellerSuspendedText')}
                </span>
              )}
            </>
          ),
        },
        {
          key: 'status',
          head: t('status'),
          cell: (line) => (
            <>
              <Badge tone={TONES[line.status]}>{t(`line_${line.status}`)}</Badge>
              {line.leftOut && <span className="block pt-1 text-muted text-xs">{t(`leftOut_${line.leftOut}`)}</span>}
              {line.returned && <span className="block break-words pt-1 text-muted text-xs">{line.returned}</span>}
            </>
          ),
        },
        {
          key: 'account',
          head: t('account'),
          cell: (line) => <span className="whitespace-nowrap">{line.account}</span>,
          named: true,
        },
        {
          key: 'amount',
          head: t('amount'),
          cell: (line) => <span className="whitespace-nowrap">{formatMoney(line.amount, currency, locale)}</span>,
          figures: true,
          named: true,
        },
        ...(action ? [{ key: 'action', head: '', cell: action, actions: true }] : []),
      ]}
    />
  )
}
