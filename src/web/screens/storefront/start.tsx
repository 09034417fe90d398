import { useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { loadStart } from '../../parts/start/load-start.ts'
import { StartBlocks } from '../../parts/start/start-blocks.tsx'
import type { RootData } from '../../root-data.ts'

export const loader = serverLoader(loadStart)
export const clientLoader = browserLoader(loadStart)
export const meta = (args: MetaArgs<typeof loadStart>) => {
  const root = args.matches[0]?.loaderData as RootData | undefined
  const head = args.loaderData?.blocks.find((block) => block.kind === 'hero')
  return pageMeta(args, { image: root?.settings.thumbnailKey ?? head?.collage[0]?.imageKey })
}

/** R01. */
export default function StartScreen() {
  const { blocks } = useLoaderData<typeof clientLoader>()
  return <StartBlocks blocks={blocks} />
}
