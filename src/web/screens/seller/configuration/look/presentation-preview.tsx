import { PresentationHead } from '../../../../parts/presentation/presentation-head.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { type LookDraft, lookBody } from '../draft.ts'
import { PreviewFrame } from './preview-frame.tsx'

type Props = {
  draft: LookDraft
  headerImageKey: string | null
  company: { id: number; shortName: string; photoKey: string | null; city: string }
}

/** The head of the seller's page with what is typed, drawn by what draws it for visitors. */
export function PresentationPreview({ draft, headerImageKey, company }: Props) {
  const t = useTexts('configuration')
  return (
    <PreviewFrame title={t('previewSeller')}>
      <PresentationHead presentation={{ ...lookBody(draft), headerImageKey }} company={company} />
    </PreviewFrame>
  )
}
