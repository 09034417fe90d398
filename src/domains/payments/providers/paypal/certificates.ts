import { X509Certificate } from 'node:crypto'
import type { Deps } from '../../../../platform/deps.ts'
import { createOutbound } from '../../../../platform/outbound/outbound.ts'
import { Failure } from '../../../../values/failure.ts'
import type { ProviderConnection } from '../descriptor.ts'
import { statusOf } from './calls.ts'

const MINUTE = 60_000
const KEPT = 24 * 60 * MINUTE
const MOST_KEPT = 8
const MOST_BYTES = 32 * 1024
const DEADLINE = 4000
/** Anybody can send a webhook that names an address: so often, a minute, one that is not known is looked at. */
const MOST_FETCHED = 10

type Kept = { certificate: X509Certificate; until: number }
const certificates = new Map<string, Kept>()
let fetched: number[] = []

/**
 * The certificate that a webhook names. It is fetched from PayPal alone (or from where the configuration says PayPal is), without following
 * redirects, and kept for a day; `bad_signature` where it is elsewhere, not valid now or no certificate, `provider_unavailable` where it
 * cannot be fetched: PayPal sends the webhook again.
 */
export async function certificateAt(
  deps: Pick<Deps, 'now' | 'log'>,
  connection: ProviderConnection,
  address: string,
): Promise<X509Certificate> {
  const now = deps.now().getTime()
  if (!isPaypals(address, connection)) throw refused()
  const known = certificates.get(address)
  const certificate = known && known.until > now ? known.certificate : await fetchCertificate(deps, connection, address)
  if (certificate.validFromDate.getTime() > now || certificate.validToDate.getTime() < now) throw refused()
  if (certificate !== known?.certificate) {
    for (const oldest of certificates.keys()) if (certificates.size >= MOST_KEPT) certificates.delete(oldest)
    certificates.set(address, { certificate, until: now + KEPT })
  }
  return certificate
}

const refused = () => new Failure('invalid', 'bad_signature')

function isPaypals(address: string, { baseUrl, privateNetworks }: ProviderConnection): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return false
  // Whoever wrote that address into the configuration gave it the keys, too.
  if (privateNetworks && url.origin === new URL(baseUrl).origin) return true
  const { protocol, hostname, port } = url
  return protocol === 'https:' && port === '' && (hostname === 'paypal.com' || hostname.endsWith('.paypal.com'))
}

async function fetchCertificate(
  { now, log }: Pick<Deps, 'now' | 'log'>,
  { privateNetworks }: ProviderConnection,
  address: string,
): Promise<X509Certificate> {
  const time = now().getTime()
  fetched = [...fetched.filter((one) => one > time - MINUTE && one <= time), time]
  if (fetched.length > MOST_FETCHED) throw new Failure('unavailable', 'provider_unavailable')
  const paypal = createOutbound({
    ...{ name: 'paypal certificate', deadline: DEADLINE, mostBytes: MOST_BYTES, privateNetworks, log },
    headers: { accept: '*/*' },
  })
  let bytes: Buffer
  try {
    bytes = (await paypal({ to: address })).bytes
  } catch (error) {
    if (statusOf(error) !== undefined && statusOf(error) !== 429 && Number(statusOf(error)) < 500) throw refused()
    throw new Failure('unavailable', 'provider_unavailable')
  }
  try {
    return new X509Certificate(bytes)
  } catch {
    throw refused()
  }
}
