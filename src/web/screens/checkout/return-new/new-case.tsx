import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CaseForm } from './case-form.tsx'

const KINDS = ['claim', 'return', 'exchange'] as const

/** Which of them it is, then what each needs; the law's withdrawal has a page of its own. */
export function NewCase({ purchase, order }: { purchase: PurchaseView; order: ReturnableOrder }) {
  const t = useTexts('returnPages')
  const words = useTexts('returns')
  const [asked] = useSearchParams()
  const whyOf = (kind: string) => order.rights.find((right) => right.kind === kind)?.why ?? null
  const mayBe = (kind: string) => whyOf(kind) === null || whyOf(kind) === 'return_business'
  const open = KINDS.filter(mayBe)
  const [kind, choose] = useState(() => open.find((one) => one === asked.get('kind')) ?? open[0])
  if (!kind || order.lines.every(({ free }) => free === 0)) {
    return <Notice className="mt-6 max-w-2xl">{t(kind ? 'nothingFree' : 'why_return_too_late')}</Notice>
  }
  return (
    <Panel className="mt-6 max-w-2xl">
      <div className="flex flex-col gap-6">
        {mayBe('withdrawal') && (
          <LinkButton variant="secondary" className="self-start" to={`/order/${purchase.key}/withdraw/${order.number}`}>
            {t('withdrawHere')}
          </LinkButton>
        )}
        <ChoiceCards
          legend={t('kindLegend')}
          value={kind}
          onChange={(value) => choose(KINDS.find((one) => one === value))}
          choices={open.map((value) => ({ value, label: words(`kind_${value}`), text: t(`kindText_${value}`) }))}
        />
        <CaseForm
          key={kind}
          kind={kind}
          purchase={purchase}
          order={order}
          isBusiness={whyOf(kind) === 'return_business'}
        />
      </div>
    </Panel>
  )
}
