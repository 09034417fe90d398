import { type ComponentType, lazy, useState } from 'react'
import { useTexts } from '../texts/use-texts.tsx'

/** A refused piece is not asked for again while React shows what stands instead of it. */
const AGAIN_AFTER = 5_000
const Nothing = () => null

/**
 * A piece of a page that is fetched when it is first shown. One that cannot be fetched (no connection, or a release since the page was loaded) never takes
 * the page and what is typed there with it: `Instead` stands in its place, and the piece is asked for again the next time it is shown.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = Nothing,
) {
  let failedAt = 0
  const make = () =>
    lazy(async () => {
      try {
        return await load()
      } catch {
        failedAt = Date.now()
        return { default: Instead }
      }
    })
  let latest = make()
  return function LazyPart(props: Props) {
    const [Part] = useState(() => {
      if (failedAt && Date.now() - failedAt > AGAIN_AFTER) {
        failedAt = 0
        latest = make()
      }
      return latest as ComponentType<Props>
    })
    return <Part {...props} />
  }
}

/** A piece that the server has drawn: it stays as drawn where its code cannot be fetched. Browsers ask for a module once, until the page is loaded anew. */
export function drawnPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => new Promise<never>(() => {})))
}

/** Stands instead of a piece that somebody asked for. */
export function NotFetched() {
  return (
    <p role="alert" className="rounded-md bg-danger-soft p-4 text-danger text-sm">
      {useTexts('notices')('network')}
    </p>
  )
}
