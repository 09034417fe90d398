type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const REACT = /node_modules\/(react|react-dom|react-router|scheduler)\//
const FRAME = /src\/web\/(root|entry\.client)\.tsx/
const PRODUCT = /storefront\/product\.tsx$/
const PIECE = /lucide-react|src\/(web\/(ui|parts)|values)\//
/** What a product page and the data of a later one have in common. */
const LOADED_LATER = /storefront\/product\/\w+\/load-\w+\.tsx$/
const SCREENS = /src\/web\/screens\/storefront\/(catalog|product)\.tsx$/

/** Everything that a module imports at once, directly or not. */
function reach(from: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen
  seen.add(from)
  for (const id of modules.getModuleInfo(from)?.importedIds ?? []) reach(id, modules, seen)
  return seen
}

/** The first takes what it needs; a later one gets what is left. */
const CHUNKS = ['frame', 'storefront', 'goods', 'lists'] as const
type Chunk = (typeof CHUNKS)[number]

/**
 * Few files instead of fifty tiny ones: they pack a fifth tighter, and every page is spared a long list of them. `frame`: the libraries
 * and what the layout needs. `storefront`: what lists and product pages share. `goods`, `lists`: pieces of either that other pages have,
 * too. The rest stays with its screen. A chunk takes along whatever its modules need: the first of them gets it.
 */
export function chunkPlan() {
  const reached = new Map<string, Set<string>>()
  const uses = (starting: string, id: string, modules: Modules) => {
    let set = reached.get(starting)
    if (!set) {
      set = reach(starting, modules)
      reached.set(starting, set)
    }
    return set.has(id)
  }
  const starts = new Set<string>()
  const chunkOf = (id: string, modules: Modules): Chunk | null => {
    if (REACT.test(id)) return 'frame'
    if (id.endsWith('.css') || id.includes('?')) return null
    const using = [...starts].filter((start) => uses(start, id, modules))
    if (using.some((start) => FRAME.test(start))) return 'frame'
    const screens = [...starts].filter((start) => SCREENS.test(start))
    if (screens.length > 1 && using.length === screens.length) return 'storefront'
    if (using.length === 0 || (!PIECE.test(id) && !LOADED_LATER.test(id))) return null
    return using.some((start) => PRODUCT.test(start)) ? 'goods' : 'lists'
  }
  return {
    /** Collects where pages start; put among Vite's plugins. Builds within the build (workers) begin in the middle: nothing is forgotten. */
    plugin: {
      name: 'chunk-plan',
      moduleParsed({ id }: { id: string }) {
        if (FRAME.test(id) || SCREENS.test(id)) starts.add(id)
        reached.clear()
      },
    },
    groups: CHUNKS.map((chunk, index) => ({
      name: (id: string, modules: Modules) => (chunkOf(id, modules) === chunk ? chunk : null),
      priority: CHUNKS.length - index,
    })),
  }
}
