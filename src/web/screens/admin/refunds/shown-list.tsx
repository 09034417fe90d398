import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { AllRefunds } from './all-refunds.tsx'
import { HandTransfers } from './hand-transfers.tsx'
import type { LoadedRefunds } from './load-refunds.ts'
import { RefundFilter } from './refund-filter.tsx'

/** The list that the address names: transfers to be made, or refunds under a filter. */
export function ShownList({ loaded }: { loaded: LoadedRefunds }) {
  const t = useTexts('refunds')
  if (loaded.list === 'transfers') {
    return (
      <>
        <HandTransfers transfers={loaded.due.transfers} />
        <ListPages next={loaded.due.next} />
      </>
    )
  }
  const { refunds, next } = loaded.all
  return (
    <>
      {loaded.list !== 'all' && (
        <p className="max-w-text text-sm">{t(loaded.list === 'failed' ? 'adminFailed' : 'adminUnderWay')}</p>
      )}
      <RefundFilter count={refunds.length} query={loaded.query} company={refunds[0]?.company?.name} />
      <AllRefunds refunds={refunds} />
      <ListPages next={next} />
    </>
  )
}
