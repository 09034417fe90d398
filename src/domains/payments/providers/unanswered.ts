import { OutboundFailure } from '../../../platform/outbound/failure.ts'
import { Failure } from '../../../values/failure.ts'

/** What a provider is told whose webhook needs an answer of its own that does not come: `provider_unavailable`, it may send it again. */
export async function orUnavailable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof OutboundFailure) throw new Failure('unavailable', 'provider_unavailable')
    throw error
  }
}
