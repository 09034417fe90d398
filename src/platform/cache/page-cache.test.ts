import { describe, expect, test } from 'vitest'
import { type CachedAnswer, PageCache } from './page-cache.ts'

const answer = (over: Partial<CachedAnswer> = {}): CachedAnswer => ({
  status: 200,
  headers: {},
  body: Buffer.alloc(1000),
  encoded: {},
  tags: [],
  freshUntil: 10_000,
  ...over,
})

describe('page cache', () => {
  test('gives back what is fresh and drops what is not', () => {
    const cache = new PageCache(10)
    cache.set('/a', answer(), cache.epoch)
    expect(cache.get('/a', 9_999)).toBeDefined()
    expect(cache.get('/a', 10_000)).toBeUndefined()
    expect(cache.get('/a', 0)).toBeUndefined()
  })
  test('drops by tag, and only that', () => {
    const cache = new PageCache(10)
    cache.set('/a', answer({ tags: ['product:1', 'listings'] }), cache.epoch)
    cache.set('/b', answer({ tags: ['product:2'] }), cache.epoch)
    cache.invalidate(['product:1'])
    expect(cache.get('/a', 0)).toBeUndefined()
    expect(cache.get('/b', 0)).toBeDefined()
  })
  test('does not store an answer begun before something changed', () => {
    const cache = new PageCache(10)
    const epoch = cache.epoch
    cache.invalidate(['product:1'])
    cache.set('/a', answer({ tags: ['product:1'] }), epoch)
    expect(cache.get('/a', 0)).toBeUndefined()
  })
  test('forgets the least recently used first, by number and by bytes', () => {
    const few = new PageCache(2)
    for (const key of ['/a', '/b']) few.set(key, answer(), few.epoch)
    few.get('/a', 0)
    few.set('/c', answer(), few.epoch)
    expect([few.get('/a', 0), few.get('/b', 0), few.get('/c', 0)].map(Boolean)).toEqual([true, false, true])
    const small = new PageCache(100, 8000)
    for (const key of ['/a', '/b', '/c']) small.set(key, answer(), small.epoch)
    expect([small.get('/a', 0), small.get('/c', 0)].map(Boolean)).toEqual([false, true])
  })
  test('what is compressed later counts, too, and goes with its answer', () => {
    const cache = new PageCache(100, 10_000)
    const [one, two] = [answer(), answer()]
    cache.set('/a', one, cache.epoch)
    cache.set('/b', two, cache.epoch)
    const before = cache.bytes
    cache.addEncoded('/a', one, 'gzip', Buffer.alloc(2000))
    expect(cache.bytes).toBe(before + 2000)
    cache.addEncoded('/b', two, 'gzip', Buffer.alloc(2000))
    expect([cache.get('/a', 0), cache.get('/b', 0)].map(Boolean)).toEqual([false, true])
    cache.addEncoded('/a', one, 'gzip', Buffer.alloc(2000))
    expect(cache.bytes).toBe(before / 2 + 2000)
    cache.clear()
    expect(cache.bytes).toBe(0)
  })
  test('the address counts, too: many long ones do not fill the memory', () => {
    const cache = new PageCache(1000, 100_000)
    for (let at = 0; at < 100; at += 1) cache.set(`/${at}?q=${'x'.repeat(8000)}`, answer(), cache.epoch)
    expect(cache.bytes).toBeLessThanOrEqual(100_000)
    expect(cache.get(`/0?q=${'x'.repeat(8000)}`, 0)).toBeUndefined()
  })
})
