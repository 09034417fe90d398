import { OutboundFailure } from '../../../platform/outbound/failure.ts'

/** Nothing has reached the carrier, or it had no time for us (429): it has taken nothing on, and may be asked again. */
export const wasTurnedAway = (error: unknown): boolean =>
  error instanceof OutboundFailure && (error.nothingSent || error.status === 429)
