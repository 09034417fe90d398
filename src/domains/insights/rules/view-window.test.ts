import { expect, test } from 'vitest'
import { countsAsView, newWindow } from './view-window.ts'

const at = (minutes: number) => new Date(minutes * 60_000)

test('a look again within the half hour is the same one', () => {
  const window = newWindow()
  expect(countsAsView(window, at(0), '10.0.0.1', 7)).toBe(true)
  expect(countsAsView(window, at(29), '10.0.0.1', 7)).toBe(false)
  expect(countsAsView(window, at(29), '10.0.0.2', 7)).toBe(true)
  expect(countsAsView(window, at(29), '10.0.0.1', 8)).toBe(true)
  expect(countsAsView(window, at(30), '10.0.0.1', 7)).toBe(true)
  expect(window.seen.size).toBe(1)
})

test('one network cannot look at everything, all of them cannot fill the memory', () => {
  const window = newWindow()
  const counted = Array.from({ length: 1000 }, (_, id) => countsAsView(window, at(0), '10.0.0.1', id)).filter(Boolean)
  expect(counted).toHaveLength(300)
  for (let network = 0; network < 1000; network += 1)
    for (let id = 0; id < 200; id += 1) countsAsView(window, at(0), `n${network}`, id)
  expect(window.seen.size).toBe(100_000)
})
