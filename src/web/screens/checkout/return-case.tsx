import { Link, useLoaderData, useParams } from 'react-router'
import { serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { CaseFacts } from '../../parts/returns/case-facts.tsx'
import { CaseStatements } from '../../parts/returns/case-statements.tsx'
import { ProblemNotice } from '../../parts/returns/problem-notice.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BuyerSteps } from './return-case/buyer-steps.tsx'
import { PrintReturnLabel } from './return-case/print-label.tsx'
import { type LoadedCase, loadCase, useCase } from './return-case/use-case.ts'

export const loader = serverLoader<LoadedCase>(loadCase)
/** A browser that runs scripts shows the page at once, and loads what is on it. */
export const clientLoader = async (): Promise<LoadedCase> => null

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** One case, for whoever has the order's link. */
export default function ReturnCaseScreen() {
  const t = useTexts('returnPages')
  const payment = useTexts('payment')
  const { key = '', caseId = '' } = useParams()
  const { view, show, say, way, action } = useCase(key, Number(caseId), useLoaderData<typeof clientLoader>())
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
      <ProblemNotice />
      {view ? (
        <CaseFacts view={view} order={view.order.number}>
          <PrintReturnLabel purchaseKey={key} view={view} />
          <BuyerSteps key={view.status} {...{ purchaseKey: key, view, action, sendFile: way.send }} onDone={show} />
          <CaseStatements view={view} plain={{ action, step: 'say' }} way={way} onSay={say} />
        </CaseFacts>
      ) : (
        <Skeleton className="h-96 rounded-lg" />
      )}
    </div>
  )
}
