import type { LocalText } from '../values/locale.ts'

/** Told to all processes when the switch is turned. */
export const MAINTENANCE_TAG = 'maintenance'

export type MaintenanceState = { on: boolean; message: Partial<LocalText>; until: string | null }

/** The switch as this process knows it. */
export type Maintenance = {
  state: () => MaintenanceState
  /** Reads it anew. */
  refresh: () => Promise<void>
  /** Waits for the first reading; later ones happen beside requests. */
  ready: () => Promise<void>
}

/** A notice may be lost: what was read is not trusted for longer. */
const TRUSTED = 10_000

/**
 * Remembers the switch, since every request asks. `onChange` hears of a turn. While the database is away, what was read last holds: a market
 * does not open by itself because its database is being repaired.
 */
export function createMaintenance(
  read: () => Promise<MaintenanceState>,
  onChange: (state: MaintenanceState) => void,
): Maintenance {
  let state: MaintenanceState = { on: false, message: {}, until: null }
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  const refresh = async () => {
    readAt = performance.now()
    const next = await read().catch(() => state)
    const turned = next.on !== state.on
    state = next
    if (turned) onChange(state)
  }
  return {
    refresh,
    async ready() {
      if (performance.now() - readAt <= TRUSTED) return reading
      const isFirst = readAt === Number.NEGATIVE_INFINITY
      reading = refresh()
      if (isFirst) await reading
    },
    state: () => state,
  }
}
