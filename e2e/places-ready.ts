import { ask } from './goods.ts'
import { until } from './until.ts'

/** Waits for the names of places: they are loaded at first need. */
export async function placesReady(): Promise<void> {
  const ready = async () => !(await ask<{ preparing: boolean }>('/api/map/tiles/6/35/21')).preparing
  await until('the names of places', ready, 240)
}
