import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import { readDraft } from '../../../parts/returns/draft.ts'
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
  const draft = readDraft(asked)
  const [kind, choose] = useState(() => open.find((one) => one === draft.kind) ?? open[0])
  const [caseId, opened] = useState<number>()
  if (!kind || order.lines.every(({ free }) => free === 0)) {
    return <Notice className="mt-6 max-w-2xl">{t(kind ? 'nothingFree' : 'why_return_too_late')}</Notice>
  }
  return (
    <Panel className="mt-6 max-w-2xl">
      <div className="flex flex-col gap-6">
        {caseId === undefined && mayBe('withdrawal') && (
          <LinkButton variant="secondary" className="self-start" to={`/order/${purchase.key}/withdraw/${order.number}`}>
            {t('withdrawHere')}
          </LinkButton>
        )}
        {open.length > 1 && (
          <noscript>
            <p className="font-medium text-sm">{t('kindLegend')}</p>
            <ul className="flex flex-wrap gap-x-6 text-sm">
              {open.map((value) => (
                <li key={value}>
                  <Link
                    to={`?kind=${value}`}
                    aria-current={value === kind ? 'page' : undefined}
                    className="text-link inline-flex min-h-11 items-center aria-[current=page]:font-semibold"
                  >
                    {words(`kind_${value}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </noscript>
        )}
        {caseId === undefined && (
          <ChoiceCards
            className={open.length > 1 ? 'noscript:hidden' : ''}
            legend={t('kindLegend')}
            value={kind}
            onChange={(value) => choose(KINDS.find((one) => one === value))}
            choices={open.map((value) => ({ value, label: words(`kind_${value}`), text: t(`kindText_${value}`) }))}
          />
        )}
        <CaseForm
          key={kind}
          kind={kind}
          draft={draft}
          purchase={purchase}
          order={order}
          isBusiness={whyOf(kind) === 'return_business'}
          caseId={caseId}
          onOpened={opened}
        />
      </div>
    </Panel>
  )
}
