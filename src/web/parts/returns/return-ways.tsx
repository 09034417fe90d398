import { Link } from 'react-router'
import type { ReturnableOrder } from '../../../domains/returns/buyer/contract.ts'
import { dateFormat } from '../../../values/dates.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { CaseBadge } from './case-badge.tsx'
import { unsentOf } from './pieces-fields.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'

type Right = ReturnableOrder['rights'][number]

/** Who bought for a company is asked on the page itself whether it was for the trade. */
const isOpen = ({ why }: Right) => why === null || why === 'return_business'

/** What may be opened now: nothing where no piece is left for it. */
const openRights = ({ rights, lines }: ReturnableOrder): Right[] =>
  lines.some(({ free }) => free > 0) ? rights.filter(isOpen) : []

/** How many pieces that have not left may be withdrawn from alone. */
const openUnsent = (order: ReturnableOrder): number =>
  order.rights.some((right) => right.kind === 'withdrawal' && isOpen(right)) ? unsentOf(order) : 0

export const hasReturnWays = (order: ReturnableOrder): boolean =>
  order.cases.length > 0 || openRights(order).length > 0 || openUnsent(order) > 0

/** Withdrawing, complaining, returning, each where it may be done now, and the cases there are. `inList`: beside others of its kind, so each is told apart by number. */
export function ReturnWays({
  purchaseKey: key,
  order,
  inList = false,
}: {
  purchaseKey: string
  order: ReturnableOrder
  inList?: boolean
}) {
  const t = useTexts('returnPages')
  const words = useTexts('returns')
  const locale = useLocale()
  const { number, cases } = order
  const open = openRights(order)
  const withdrawal = open.find(({ kind }) => kind === 'withdrawal')
  const unsent = openUnsent(order)
  const isOffered = open.some(({ kind }) => kind === 'return' || kind === 'exchange')
  const day = (date: string) =>
    dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
  const named = (text: string) => (inList ? { 'aria-label': `${text}: ${number}` } : {})
  return (
    <div className="flex flex-col gap-4 text-sm">
      {cases.length > 0 && (
        <ul className="flex flex-col gap-2">
          {cases.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link to={`/order/${key}/cases/${one.id}`} className="text-link py-1">
                {words(`kind_${one.kind}`)} {inList ? one.number : one.number.split('/').at(-1)}
              </Link>
              <CaseBadge status={one.status} />
            </li>
          ))}
        </ul>
      )}
      {withdrawal && (
        <div className="flex flex-col items-start gap-2">
          <LinkButton
            variant="secondary"
            {...(inList && { size: 'sm' })}
            to={`/order/${key}/withdraw/${number}`}
            {...named(t('withdrawHere'))}
          >
            {t('withdrawHere')}
          </LinkButton>
          <p className="text-muted text-xs">
            {withdrawal.until
              ? t('withdrawUntil', { day: day(withdrawal.until) })
              : t(order.isUnsent ? 'withdrawUnsent' : 'withdrawNotBegun')}
          </p>
          {!inList && <WithdrawalForm purchaseKey={key} number={number} />}
        </div>
      )}
      {unsent > 0 && (
        <div className="flex flex-col items-start gap-2">
          <LinkButton
            variant="secondary"
            {...(inList && { size: 'sm' })}
            to={`/order/${key}/withdraw/${number}?part=unsent`}
            {...named(t('withdrawRest'))}
          >
            {t('withdrawRest')}
          </LinkButton>
          <p className="text-muted text-xs">{t('withdrawRestHint', { pieces: unsent })}</p>
        </div>
      )}
      {open.length > 0 && !inList && (
        <p className="text-muted text-xs">
          {t('termsOfOrder')}: {order.terms.join(' · ')}
        </p>
      )}
      {open.length > (withdrawal ? 1 : 0) && (
        <div className="flex flex-wrap gap-x-6">
          {open.some(({ kind }) => kind === 'claim') && (
            <Link
              to={`/order/${key}/return/${number}?kind=claim`}
              className="text-link inline-flex min-h-11 items-center"
              {...named(t('complain'))}
            >
              {t('complain')}
            </Link>
          )}
          {isOffered && (
            <Link
              to={`/order/${key}/return/${number}`}
              className="text-link inline-flex min-h-11 items-center"
              {...named(t('returnOrExchange'))}
            >
              {t('returnOrExchange')}
            </Link>
          )}
        </div>
      )}
    </div>
  )
}
