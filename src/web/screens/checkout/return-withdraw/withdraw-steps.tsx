import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import { type Draft, piecesOf, readDraft } from '../../../parts/returns/draft.ts'
import { allPieces, namedLines, unsentOf } from '../../../parts/returns/pieces-fields.tsx'
import type { Who } from '../../../parts/returns/who-fields.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { WithdrawCheck } from './withdraw-check.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

type Props = { purchase: PurchaseView; order: ReturnableOrder }

/**
 * First what is stated, then the button that confirms it; nothing is sent before. Without scripts the first form leads back here with what it
 * states in the address, and the second one is sent.
 */
export function WithdrawSteps({ purchase, order }: Props) {
  const t = useTexts('returnPages')
  const draft = readDraft(useSearchParams()[0])
  const [chosen, choose] = useState(() => piecesOf(draft, order, allPieces(order)))
  const pieces = order.isUnsent ? allPieces(order) : chosen
  const form = useForm<Who>({ defaultValues: whoOf(draft, purchase) })
  const why = order.rights.find(({ kind }) => kind === 'withdrawal')?.why ?? null
  const isBusiness = why === 'return_business'
  const unsent = draft.isOfUnsent ? unsentOf(order) : undefined
  const lines = namedLines(pieces)
  const stated = isStated(draft, lines.length, isBusiness)
  const [checking, check] = useState(draft.checks && stated)
  if (why !== null && why !== 'return_business') return <Closed purchase={purchase} text={t(`why_${why}`)} />
  if (order.lines.every(({ free }) => free === 0)) return <Closed purchase={purchase} text={t('nothingFree')} />
  if (checking) return <WithdrawCheck {...{ purchase, order, form, lines, unsent }} onBack={() => check(false)} />
  return (
    <>
      {draft.checks && !stated && (
        <Notice tone="danger" className="mt-4 max-w-2xl" live>
          {t('problem_fields')}
        </Notice>
      )}
      <WithdrawForm
        {...{ purchase, order, form, pieces, isBusiness, isOfUnsent: draft.isOfUnsent }}
        onPieces={choose}
        onNext={() => check(true)}
      />
    </>
  )
}

const whoOf = (draft: Draft, { shippingAddress: address, invoice, email }: PurchaseView): Who => ({
  name: draft.name ?? (address ? `${address.firstName} ${address.lastName}` : (invoice?.name ?? '')),
  email: draft.email ?? email,
  nonProfessional: draft.nonProfessional,
})

const isStated = ({ name, email, nonProfessional }: Draft, lines: number, isBusiness: boolean) =>
  lines > 0 && (name ?? '').trim().length > 1 && (email ?? '').includes('@') && (nonProfessional || !isBusiness)

function Closed({ purchase, text }: { purchase: PurchaseView; text: string }) {
  const t = useTexts('returnPages')
  return (
    <Notice className="mt-6 max-w-2xl">
      <p>{text}</p>
      <Link to={`/order/${purchase.key}`} className="text-link inline-flex min-h-11 items-center">
        {t('backToOrder')}
      </Link>
    </Notice>
  )
}
