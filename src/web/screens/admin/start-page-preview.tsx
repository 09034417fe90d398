import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { StartBlock } from '../../../domains/site/start-page/contract.ts'
import type { Api } from '../../api-client.ts'
import { api } from '../../browser-api.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { readTree } from '../../parts/categories/category-tree.ts'
import { fillBlocks, type ShownBlock } from '../../parts/start/load-start.ts'
import { hearDrafts, type PreviewDraft } from '../../parts/start/preview-message.ts'
import { StartBlocks } from '../../parts/start/start-blocks.tsx'
import { useFrameUpdate } from '../../parts/start/use-frame-update.ts'
import { useLocale } from '../../texts/use-texts.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const load: Load<{ blocks: StartBlock[] }> = ({ api: ask, signal }) => ask('GET /api/start-page', { signal })

export const clientLoader = privateLoader(load)
export const HydrateFallback = () => <Skeleton className="h-screen" />

/**
 * The start page within the editor's frame (`LivePreview`), drawn by what draws it for visitors, from a draft that the editor's window hands
 * over: it is kept nowhere. Nothing in it can be pressed. Opened by itself it is
 * the page as it is saved.
 */
export default function StartPagePreviewScreen() {
  const { blocks: saved } = useLoaderData<typeof clientLoader>()
  const locale = useLocale()
  const [draft, setDraft] = useState<PreviewDraft>({ blocks: null })
  const [shown, setShown] = useState<readonly ShownBlock[]>()
  useEffect(() => hearDrafts(setDraft), [])
  useEffect(() => {
    if (window.parent === window) return
    document.body.inert = true
    return () => {
      document.body.inert = false
    }
  }, [])
  useEffect(() => {
    document.documentElement.style.colorScheme = draft.scheme ?? ''
  }, [draft.scheme])
  useSite(draft.site)
  const blocks = draft.blocks ?? saved
  useEffect(() => {
    let current = true
    const fill = async () => fillBlocks({ api: askOnce, locale }, await readTree(api, locale), blocks)
    // What cannot be drawn while it is typed leaves what was drawn before.
    fill().then(
      (filled) => current && setShown(filled),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [blocks, locale])
  return shown ? <StartBlocks blocks={shown} /> : <HydrateFallback />
}

/** The frame around the page with the look that is typed. */
function useSite(site: PreviewDraft['site']): void {
  const update = useFrameUpdate()
  const text = site && JSON.stringify(site)
  useEffect(() => {
    if (text) update(JSON.parse(text) as NonNullable<PreviewDraft['site']>)
  }, [text, update])
}

const answers = new Map<string, Promise<unknown>>()

/** Goods do not change while somebody types: each list is asked for once. */
const askOnce = ((key: Parameters<Api>[0], input?: object) => {
  const name = JSON.stringify([key, input])
  const known = answers.get(name) ?? api(key, input as never)
  answers.set(name, known)
  known.catch(() => answers.delete(name))
  return known
}) as Api
