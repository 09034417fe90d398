import { expect, test } from 'vitest'
import { canonicalAddress } from './address.ts'

const readers = [
  (path: string) => (path.startsWith('/api/') ? (name: string) => name === 'q' || name.startsWith('a.') : undefined),
  (path: string) => (path === '/compare' ? (name: string) => name === 'ids' : () => false),
]
test.each([
  ['/products/1', '/products/1'],
  ['/products/1?', '/products/1'],
  ['/products/1?utm_source=x&fbclid=y', '/products/1'],
  ['/compare?x=1&ids=2,3&ids=4&y', '/compare?ids=2,3'],
  ['/api/list?b=1&q=lap%20top&a.ram=16&q=2', '/api/list?q=lap%20top&a.ram=16'],
  ['/api/list?q=a%26b=c', '/api/list?q=a%26b=c'],
])('%s is kept as %s', (address, kept) => {
  expect(canonicalAddress(address, readers)).toBe(kept)
})
