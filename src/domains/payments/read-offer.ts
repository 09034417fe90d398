import type { Deps } from '../../platform/deps.ts'
import type { OfferedProvider } from './contract.ts'
import { PROVIDERS } from './providers/index.ts'
import { readStandings } from './providers-in-use.ts'

/** Providers a buyer may choose now, in their order. Nothing of it is secret. */
export async function readOffer(deps: Deps): Promise<OfferedProvider[]> {
  const ready = (await readStandings(deps)).filter(({ state }) => state === 'ready')
  return ready.map(({ code, connection, limits }) => {
    const { sandbox, methods, arrives, fields } = PROVIDERS[code]
    const isPublic = fields.some(({ name, secret }) => name === 'publishableKey' && !secret)
    return {
      ...{ code, methods: [...methods], arrives, limits },
      sandbox: sandbox || connection?.test === true,
      publishableKey: (isPublic && connection?.values.publishableKey) || null,
    }
  })
}
