import { useCallback, useRef, useState } from 'react'
import { MOST_CARDS } from '../../../../domains/search/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAct } from '../../../parts/forms/use-act.ts'
import { currentSession } from '../../../session/current-session.ts'
import { favourites, useFavourites } from '../../../session/favourites.ts'
import type { ShownFavourite } from './favourite.tsx'

type Page = { rows: ShownFavourite[]; next: string | null }

/** Of whoever is logged in by the server's list, of a guest by what the browser keeps; page by page. */
async function load(after: string | null): Promise<Page> {
  if (currentSession.read()) {
    const page = await api('GET /api/favourites', { query: after ? { after } : {} })
    return { rows: page.favourites, next: page.next }
  }
  const start = Number(after ?? 0)
  const ids = favourites.read().slice(start, start + MOST_CARDS)
  if (ids.length === 0) return { rows: [], next: null }
  const { items } = await api('GET /api/cards', { query: { ids: ids.join(',') } })
  const cards = new Map(items.map((card) => [card.id, card]))
  const end = start + ids.length
  return {
    rows: ids.map((productId) => ({ productId, card: cards.get(productId) ?? null })),
    next: end < favourites.read().length ? String(end) : null,
  }
}

export function useFavouriteList() {
  const kept = useFavourites()
  const { busy, act } = useAct()
  const [page, setPage] = useState<Page | null>(null)
  const started = useRef(false)
  const start = useCallback(async () => {
    if (started.current) return
    started.current = true
    await favourites.follow(api)
    try {
      setPage(await load(null))
    } catch {
      setPage({ rows: [], next: null })
    }
  }, [])
  const add = (from: Page) =>
    act(async () => {
      const further = await load(from.next)
      setPage({ rows: [...from.rows, ...further.rows], next: further.next })
    })
  const remove = (id: number) => act(async (call) => void (await favourites.set(call, id, false)))
  return {
    // What loses its heart here or in a card leaves the list.
    shown: page?.rows.filter(({ productId }) => kept.includes(productId)),
    more: page?.next ? () => void add(page) : null,
    busy,
    start,
    remove,
  }
}
