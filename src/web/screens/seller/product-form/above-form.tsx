import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useOfferTools } from './offer-tools.ts'
import { ConflictNotice } from './saving/conflict-notice.tsx'
import { SavedNotice } from './saving/saved-notice.tsx'
import { useSavedCopy } from './saving/use-saved-copy.ts'
import { WrongSummary } from './wrong-summary.tsx'

const NoticesPanel = lazyPart(() => import('./notices-panel.tsx'))

/** What has to be settled before going on: a kept copy, somebody else's change, fields that are wrong. */
export function AboveForm() {
  const { store, company, editable } = useOfferTools()
  const copy = useSavedCopy(store, company.id, editable)
  return (
    <>
      <SavedNotice copy={copy} />
      <ConflictNotice />
      <WrongSummary />
      {editable && (
        <Suspense>
          <NoticesPanel />
        </Suspense>
      )}
    </>
  )
}
