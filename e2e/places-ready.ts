import { ask } from './goods.ts'

/** Waits for the names of places: they are loaded at first need. */
export async function placesReady(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (!(await ask<{ preparing: boolean }>('/api/map/tiles/6/35/21')).preparing) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
