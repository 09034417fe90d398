import { LivePreview } from '../../../../parts/start/live-preview.tsx'
import { accentIn, type SiteDraft, textsIn } from '../draft.ts'

type Props = { draft: SiteDraft; headerImageKey: string | null }

/** The start page with what is typed: name, words, icon, colour. */
export function MarketPreview({ draft, headerImageKey }: Props) {
  const { marketName, bannerIcon } = draft
  const site = {
    ...{ marketName, bannerIcon, headerImageKey },
    headerText: textsIn(draft, 'headerText'),
    bannerText: textsIn(draft, 'bannerText'),
    accent: accentIn(draft),
  }
  return (
    <LivePreview
      draft={{ blocks: null, site }}
      className="pb-6 lg:[@media(min-height:44rem)]:sticky lg:top-0 lg:z-10 lg:pt-2"
      tall="h-[38vh] min-h-64"
    />
  )
}
