import { computerSeeds } from './electronics-computers.ts'
import { homeSeeds } from './electronics-home.ts'
import { mobileSeeds } from './electronics-mobile.ts'
import { partSeeds } from './electronics-parts.ts'
import type { CategorySeed } from './seed.ts'

const ORDER = [
  ...['laptops', 'desktops', 'phones', 'tablets', 'monitors', 'servers', 'storage', 'network', 'printers'],
  ...['consoles', 'cameras', 'lenses', 'audio', 'watches', 'tv-projectors', 'parts'],
]

/** The category tree of the default vertical: used electronics (B13). */
export const electronicsSeeds: CategorySeed[] = [...computerSeeds, ...mobileSeeds, ...homeSeeds, ...partSeeds].sort(
  (a, b) => ORDER.indexOf(a.slug) - ORDER.indexOf(b.slug),
)
