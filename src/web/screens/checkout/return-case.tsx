import { Link, useParams } from 'react-router'
import { api } from '../../browser-api.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { CaseFacts } from '../../parts/returns/case-facts.tsx'
import { CaseStatements } from '../../parts/returns/case-statements.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BuyerSteps } from './return-case/buyer-steps.tsx'
import { useCase } from './return-case/use-case.ts'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** One case, for whoever has the order's link. */
export default function ReturnCaseScreen() {
  const t = useTexts('returnPages')
  const payment = useTexts('payment')
  const { key = '', caseId = '' } = useParams()
  const { view, show } = useCase(key, Number(caseId))
  const back = (
    <Link to={`/order/${key}`} className="text-link inline-flex min-h-11 items-center text-sm">
      {t('backToOrder')}
    </Link>
  )
  if (view === null) {
    return <EmptyState heading="h1" title={payment('notFoundTitle')} text={payment('notFoundText')} actions={back} />
  }
  return (
    <div className="page-width py-6">
      <h1 className="numbers break-words text-2xl">{view ? t('caseTitle', { number: view.number }) : t('case')}</h1>
      <div className="pb-3">{back}</div>
      {view ? (
        <CaseFacts view={view} order={view.order.number}>
          <BuyerSteps key={view.status} purchaseKey={key} view={view} onDone={show} />
          <CaseStatements
            view={view}
            onSay={async (words) =>
              show(
                await api('POST /api/purchases/{key}/cases/{caseId}/statements', {
                  params: { key, caseId: view.id },
                  body: { words },
                }),
              )
            }
          />
        </CaseFacts>
      ) : (
        <Skeleton className="h-96 rounded-lg" />
      )}
    </div>
  )
}
