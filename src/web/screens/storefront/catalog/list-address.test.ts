import { describe, expect, test } from 'vitest'
import type { ActiveFilter } from '../../../../domains/search/contract.ts'
import { categoryPath, fromStart, normalizeAddress, pagePath, shownNumber, togglePath } from './list-address.ts'

const at = (query: string) => new URLSearchParams(query)
const value = (name: string, selected: boolean) => ({ value: name, label: name, count: 1, selected })
const ram = { key: 'ram_gb', values: [value('8', false), value('16', true)] }

describe('R11 the address of a list', () => {
  test('R11 a choice is added to the chosen ones and the list starts again', () => {
    expect(togglePath(at('q=laptop&after=abc&page=3'), ram, '8', [])).toBe('/catalog?q=laptop&a.ram_gb=16,8')
  })

  test('R11 the last choice read from the words is removed by the address the server gave', () => {
    const filter: ActiveFilter = { key: 'ram_gb', name: 'RAM', label: '16 GB', fromText: true, without: 'q=laptop' }
    expect(togglePath(at('q=laptop+16gb'), ram, '16', [filter])).toBe('/catalog?q=laptop')
  })

  test('R11 the last chosen value goes with its parameter', () => {
    expect(togglePath(at('a.ram_gb=16'), ram, '16', [])).toBe('/catalog')
  })

  test('R11 a form of prices in złoty becomes a range in grosze', () => {
    expect(normalizeAddress(at('q=x&from.price=500&to.price=1+200,50&page=2'))).toBe('/catalog?q=x&price=50000..120050')
    expect(normalizeAddress(at('from.price=&to.price=900'))).toBe('/catalog?price=..90000')
  })

  test('R11 swapped ends are put right and no number is no range', () => {
    expect(normalizeAddress(at('from.screen_in=15&to.screen_in=13'))).toBe('/catalog?a.screen_in=13..15')
    expect(normalizeAddress(at('from.price=abc&to.price='))).toBe('/catalog')
  })

  test('R11 an address that no form made stays as it is', () => {
    expect(normalizeAddress(at('q=x&price=1..2&page=2&after=y'))).toBeUndefined()
    expect(normalizeAddress(at('q=&sort=price&page=2'))).toBe('/catalog?sort=price&page=2')
  })

  test('R11 going up to another category leaves technical filters behind', () => {
    expect(categoryPath(at('category=laptops&a.ram_gb=16&state=used'), 'phones', false)).toBe(
      '/catalog?state=used&category=phones',
    )
    expect(categoryPath(at('category=laptops&a.ram_gb=16'), 'ultrabooks', true)).toBe(
      '/catalog?a.ram_gb=16&category=ultrabooks',
    )
  })

  test('R11 pages carry a cursor; the first page is the plain list', () => {
    expect(pagePath(at('q=x'), { after: 'c1' }, 2)).toBe('/catalog?q=x&after=c1&page=2')
    expect(pagePath(at('q=x&after=c1&page=2'), { before: 'c0' }, 1)).toBe('/catalog?q=x')
  })

  test('R11 the place in a list is no part of another list', () => {
    expect(fromStart(at('a.ram_gb=8&after=x&before=y&page=4&facets=0')).toString()).toBe('a.ram_gb=8')
  })

  test('R11 prices are shown in złoty', () => {
    expect(shownNumber('price', 129_950)).toBe('1299.5')
    expect(shownNumber('ram_gb', 16)).toBe('16')
    expect(shownNumber('ram_gb', null)).toBe('')
  })
})
