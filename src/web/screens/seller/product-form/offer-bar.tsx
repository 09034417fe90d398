import { Eye } from 'lucide-react'
import { isDirty } from '../../../parts/forms/draft/create-draft.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { useOffer } from './offer-tools.ts'
import { SaveWords } from './save-words.tsx'
import type { useStatus } from './saving/use-status.ts'

type Props = { status: ReturnType<typeof useStatus>; onPreview: () => void }

/** Stays at the foot of the window: whether all is saved, and what to do next. */
export function OfferBar({ status, onPreview }: Props) {
  const t = useTexts('offer')
  const offer = useOffer((state) => state.offer)
  const saving = useOffer((state) => state.phase === 'saving')
  const dirty = useOffer(isDirty)
  const stopped = useOffer((state) => state.newest !== null)
  const published = offer?.status === 'published'
  const draft = !offer || offer.status === 'draft'
  return (
    <div className="-mx-4 sticky bottom-(--bars) z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-paper px-4 py-3">
      <div className="min-w-0 basis-full sm:flex-1 sm:basis-40">
        <SaveWords />
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*:not(:first-child)]:flex-1">
        <Button variant="quiet" onClick={onPreview}>
          <Eye className="size-4 max-sm:hidden" aria-hidden="true" />
          {t('preview')}
        </Button>
        <Button
          variant={published ? 'primary' : 'secondary'}
          busy={status.busy || saving}
          disabled={stopped || (offer !== null && !dirty)}
          onClick={() => void status.save()}
        >
          {t(draft ? 'saveDraft' : 'save')}
        </Button>
        {!published && (
          <Button busy={status.busy} disabled={stopped} onClick={() => void status.change('published')}>
            {t(draft ? 'publish' : 'publishAgain')}
          </Button>
        )}
      </div>
    </div>
  )
}
