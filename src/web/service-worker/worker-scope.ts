/** What a service worker needs of its scope: the compiler knows that of pages alone. */
type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Scope = {
  addEventListener: ((type: 'install' | 'activate', listener: (event: Waiting) => void) => void) &
    ((type: 'message', listener: (event: Waiting & { data: unknown }) => void) => void)
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

export const worker = globalThis as unknown as Scope
