import { type MetaArgs, pageMeta } from '../../../page-meta.ts'
import { presented } from '../../../parts/presentation/presented.ts'
import type { RootData } from '../../../root-data.ts'
import type { loadPresentation } from './load-presentation.ts'

const MAX_DESCRIPTION = 155

export function presentationMeta(args: MetaArgs<typeof loadPresentation>) {
  const root = args.matches[0]?.loaderData as RootData | undefined
  if (!args.loaderData || !root) return pageMeta(args)
  const { presentation, company, about } = args.loaderData
  const say = (texts: typeof presentation.headerText) => presented(texts, root.locale, presentation.language)?.text
  const header = say(presentation.headerText)
  const description = say(presentation.bannerText) ?? (about.text || undefined)
  return pageMeta(args, {
    title: header ? `${company.shortName}: ${header}` : company.shortName,
    description: description?.slice(0, MAX_DESCRIPTION),
    image: presentation.headerImageKey ?? presentation.thumbnailKey ?? company.photoKey,
  })
}
