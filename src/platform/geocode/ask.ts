import type { z } from 'zod'
import { OutboundFailure } from '../outbound/failure.ts'
import { createOutbound } from '../outbound/outbound.ts'
import { GeocoderFailure, type GeocoderOptions } from './geocoder.ts'

/** Asks a service within its time; an answer of another shape, too long or none at all is a `GeocoderFailure`. */
export async function ask<T>(
  { url, userAgent, timeout }: GeocoderOptions,
  path: string,
  query: Record<string, string | number | undefined>,
  schema: z.ZodType<T>,
): Promise<T> {
  const service = createOutbound({
    ...{ name: 'geocoder', baseUrl: url, deadline: timeout, headers: { 'user-agent': userAgent } },
    // The operator names it, and may run one of its own.
    privateNetworks: true,
  })
  try {
    const parsed = schema.safeParse((await service({ to: path, query })).json())
    if (!parsed.success) throw new GeocoderFailure('not understood')
    return parsed.data
  } catch (error) {
    throw error instanceof OutboundFailure ? new GeocoderFailure(error.message) : error
  }
}
