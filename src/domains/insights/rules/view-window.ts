/** Half an hour: a page looked at again within it is the same look. */
const WINDOW_MS = 30 * 60_000
const MOST_OF_ONE_NETWORK = 300
const MOST_REMEMBERED = 100_000

/** Who looked at what in the present half hour: in memory alone, forgotten after it. */
export type ViewWindow = { number: number; seen: Set<string>; byNetwork: Map<string, number> }

export const newWindow = (): ViewWindow => ({ number: -1, seen: new Set(), byNetwork: new Map() })

/** Whether this look counts. One network counts once a product and for so many products only; a full memory counts nothing more. */
export function countsAsView(window: ViewWindow, now: Date, network: string, productId: number): boolean {
  const number = Math.floor(now.getTime() / WINDOW_MS)
  if (window.number !== number) {
    window.number = number
    window.seen.clear()
    window.byNetwork.clear()
  }
  const key = `${network} ${productId}`
  const own = window.byNetwork.get(network) ?? 0
  if (window.seen.has(key) || own >= MOST_OF_ONE_NETWORK || window.seen.size >= MOST_REMEMBERED) return false
  window.seen.add(key)
  window.byNetwork.set(network, own + 1)
  return true
}
