import type { Deps } from '../../platform/deps.ts'
import { clearRaw } from './store/followed.ts'

const DAY = 86_400_000
const AT_ONCE = 2000

/** Clears what carriers told, as they told it, once it is as old as labels may be: it may name who signed for a parcel. Code, meaning, place and time stay. */
export async function purgeRaw(deps: Deps): Promise<void> {
  await clearRaw(deps.db, new Date(deps.now().getTime() - deps.config.labelDataDays * DAY), AT_ONCE)
}
