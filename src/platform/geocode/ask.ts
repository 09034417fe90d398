import type { z } from 'zod'
import { GeocoderFailure, type GeocoderOptions } from './geocoder.ts'

const MAX_BYTES = 1024 * 1024

/** Asks a service within its time; an answer of another shape, too long or none at all is a `GeocoderFailure`. */
export async function ask<T>(
  { url, userAgent, timeout }: GeocoderOptions,
  path: string,
  query: Record<string, string | number | undefined>,
  schema: z.ZodType<T>,
): Promise<T> {
  const address = new URL(url + path)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value))
  }
  const parsed = schema.safeParse(await readJson(address, userAgent, timeout))
  if (!parsed.success) throw new GeocoderFailure('not understood')
  return parsed.data
}

async function readJson(address: URL, userAgent: string, timeout: number): Promise<unknown> {
  try {
    const answer = await fetch(address, {
      headers: { accept: 'application/json', 'user-agent': userAgent },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new GeocoderFailure(`status ${answer.status}`)
    }
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of answer.body ?? []) {
      size += part.byteLength
      if (size > MAX_BYTES) throw new GeocoderFailure('too much')
      parts.push(part)
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch (error) {
    if (error instanceof GeocoderFailure) throw error
    throw new GeocoderFailure(error instanceof Error ? error.name : 'unknown')
  }
}
