import { randomInt } from 'node:crypto'

/** Somebody's network address, as a proxy before the market names it: people of different tests are not throttled as one. */
export function fromSomewhere(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }
}
