/** Fetches what will be wanted soon, once the browser has nothing else to do. What fails is asked for again when it is wanted. */
export function whenIdle(fetch: () => Promise<unknown>): void {
  const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500))
  later(() => void fetch().catch(() => {}))
}
