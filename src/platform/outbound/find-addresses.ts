import { lookup as lookUp } from 'node:dns/promises'
import { isIP } from 'node:net'
import { codeOf, OutboundFailure } from './failure.ts'
import { isPublicAddress } from './public-address.ts'

export type FoundAddress = { address: string; family: number }
/** Turns a name into its addresses. */
export type Lookup = (name: string) => Promise<FoundAddress[]>

const askSystem: Lookup = (name) => lookUp(name, { all: true })

/**
 * The addresses of a host, looked up once: the caller connects to these and to no others, so that the name cannot mean another machine a
 * moment later. Without `privateNetworks` one private address among them is enough to refuse: a resolver may be made to alternate.
 */
export async function findAddresses(
  {
    name,
    privateNetworks,
    lookup = askSystem,
  }: { name: string; privateNetworks: boolean; lookup?: Lookup | undefined },
  host: string,
): Promise<FoundAddress[]> {
  const plain = host.replace(/^\[|\]$/g, '')
  const literal = isIP(plain)
  const found = literal
    ? [{ address: plain, family: literal }]
    : await lookup(plain).catch((error) => {
        throw new OutboundFailure(name, 'unreachable', { code: codeOf(error) })
      })
  if (!privateNetworks && found.some(({ address }) => !isPublicAddress(address))) {
    throw new OutboundFailure(name, 'refused_address')
  }
  if (found.length === 0) throw new OutboundFailure(name, 'unreachable')
  return found
}
