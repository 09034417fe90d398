import { useOfferTools } from './offer-tools.ts'
import { ConflictNotice } from './saving/conflict-notice.tsx'
import { KeptNotice } from './saving/kept-notice.tsx'
import { useKeptCopy } from './saving/use-kept-copy.ts'
import { WrongSummary } from './wrong-summary.tsx'

/** What has to be settled before going on: a kept copy, somebody else's change, fields that are wrong. */
export function AboveForm() {
  const { store, company, comma, editable } = useOfferTools()
  const copy = useKeptCopy(store, company.id, comma, editable)
  return (
    <>
      <KeptNotice copy={copy} />
      <ConflictNotice />
      <WrongSummary />
    </>
  )
}
