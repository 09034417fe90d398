type Loaded = typeof import('./worded-units.tsx')

let loaded: Loaded | undefined

/** What tells of the very things of an offer: one file more, for offers that have some. */
export async function loadUnits(): Promise<Loaded> {
  loaded ??= await import('./worded-units.tsx')
  return loaded
}

/** It, once it is there. A server renders a page in one go, and would leave out what still has to arrive. */
export const loadedUnits = () => loaded?.default
