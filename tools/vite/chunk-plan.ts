type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const REACT = /node_modules\/(react|react-dom|react-router|scheduler)\//
const FRAME = /src\/web\/(root|entry\.client)\.tsx/
const PRODUCT = /storefront\/product\.tsx$/
/** Leaves that the product page shares with other pages. Without those that lead to what `storefront` holds: they would drag it along. */
const SMALL = /lucide-react|src\/web\/ui\/(?!field-error|choice-cards)|src\/values\//
const SCREENS = /src\/web\/screens\/storefront\/(catalog|product)\.tsx$/

/** Everything that a module imports at once, directly or not. */
function reach(from: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen
  seen.add(from)
  for (const id of modules.getModuleInfo(from)?.importedIds ?? []) reach(id, modules, seen)
  return seen
}

/**
 * Few files instead of fifty tiny ones: they pack a fifth tighter. `react`: changes with the libraries alone. `frame`: what the
 * layout needs. `storefront`: what lists and product pages share. `goods`: icons and small pieces of the product page, which would be
 * a file each where another page has them, too. The rest stays with its screen.
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
  return {
    /** Collects where pages start; put among Vite's plugins. */
    plugin: {
      name: 'chunk-plan',
      buildStart() {
        reached.clear()
        starts.clear()
      },
      moduleParsed({ id }: { id: string }) {
        if (FRAME.test(id) || SCREENS.test(id)) starts.add(id)
      },
    },
    name(id: string, modules: Modules): string | null {
      if (REACT.test(id)) return 'react'
      if (id.endsWith('.css') || id.includes('?')) return null
      const frames = [...starts].filter((start) => FRAME.test(start))
      if (frames.some((start) => uses(start, id, modules))) return 'frame'
      const screens = [...starts].filter((start) => SCREENS.test(start))
      const using = screens.filter((start) => uses(start, id, modules))
      if (screens.length > 1 && using.length === screens.length) return 'storefront'
      return SMALL.test(id) && using.some((start) => PRODUCT.test(start)) ? 'goods' : null
    },
  }
}
