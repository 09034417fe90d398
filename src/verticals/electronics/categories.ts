import { type CategorySeed, withNouns } from '../seed.ts'
import { computerSeeds } from './computers.ts'
import { homeSeeds } from './home.ts'
import { mobileSeeds } from './mobile.ts'
import { nouns } from './nouns.ts'
import { partSeeds } from './parts.ts'

const ORDER = [
  ...['laptops', 'desktops', 'phones', 'tablets', 'monitors', 'servers', 'storage', 'network', 'printers'],
  ...['consoles', 'cameras', 'lenses', 'audio', 'watches', 'tv-projectors', 'parts'],
]

/** The category tree of the default vertical: used electronics (B13). */
export const categories: CategorySeed[] = withNouns(
  [...computerSeeds, ...mobileSeeds, ...homeSeeds, ...partSeeds].sort(
    (a, b) => ORDER.indexOf(a.slug) - ORDER.indexOf(b.slug),
  ),
  nouns,
)
