import type { CSSProperties } from 'react'
import type { PublicSettings } from '../../../../../domains/settings/contract.ts'
import { paletteStyle } from '../../../../../values/palette.ts'
import { Hero } from '../../../../parts/start/hero.tsx'
import type { StartData } from '../../../../parts/start/load-start.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { useSettings } from '../../../../use-root.ts'
import { accentIn, type SiteDraft, textsIn } from '../draft.ts'
import { DESIGN_ACCENT } from './accent-words.ts'
import { PreviewFrame } from './preview-frame.tsx'

type Props = { draft: SiteDraft; headerImageKey: string | null; collage: StartData['collage'] }

/** The head of the start page with what is typed, drawn by what draws it for visitors. */
export function MarketPreview({ draft, headerImageKey, collage }: Props) {
  const t = useTexts('configuration')
  const settings = useSettings()
  const accent = accentIn(draft)
  if (!settings) return null
  const shown: PublicSettings = {
    ...settings,
    headerText: textsIn(draft, 'headerText'),
    bannerText: textsIn(draft, 'bannerText'),
    bannerIcon: draft.bannerIcon,
    headerImageKey,
  }
  return (
    <PreviewFrame title={t('previewMarket')} style={(accent ? paletteStyle(accent) : DESIGN_ACCENT) as CSSProperties}>
      <Hero settings={shown} collage={collage} />
    </PreviewFrame>
  )
}
