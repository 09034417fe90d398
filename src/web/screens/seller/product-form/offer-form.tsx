import { Suspense, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.tsx'
import { lazyPart, NotFetched } from '../../../ui/lazy-part.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AboveForm } from './above-form.tsx'
import { FormSections } from './form-sections.tsx'
import { OfferBar } from './offer-bar.tsx'
import { OfferStateLine } from './offer-state-line.tsx'
import { useOfferTools } from './offer-tools.ts'
import { LeaveDialog } from './saving/leave-dialog.tsx'
import { useStatus } from './saving/use-status.ts'
import { SectionList } from './section-list.tsx'

const Preview = lazyPart(() => import('./preview/preview.tsx'), NotFetched)

/** Everything of a product on one page, its sections beside it, its saving below it. */
export function OfferForm() {
  const t = useTexts('offer')
  const { editable } = useOfferTools()
  const status = useStatus()
  const [preview, setPreview] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 xl:grid-cols-[minmax(0,1fr)_11rem]">
      <div className="flex min-w-0 flex-col gap-5">
        {!editable && <Notice>{t('viewOnly')}</Notice>}
        <OfferStateLine status={status} />
        <AboveForm />
        <FormSections />
        {editable && <OfferBar status={status} onPreview={() => setPreview(true)} />}
      </div>
      <SectionList />
      <LeaveDialog />
      {preview && (
        <Suspense fallback={null}>
          <Preview onClose={() => setPreview(false)} />
        </Suspense>
      )}
    </div>
  )
}
