import { expect, test } from 'vitest'
import { type Mark, marksIn, nextMark } from './marks.ts'

const mark = (id: string, x: number, y: number) => ({ id, at: { x, y }, kind: 'cluster' }) as Mark
const middle = mark('middle', 100, 100)
const marks = [middle, mark('left', 40, 110), mark('far left', 10, 100), mark('up', 110, 20), mark('right', 160, 60)]

test.each([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', undefined],
] as const)('E11 %s leads to the nearest that lies there', (direction, id) => {
  expect(nextMark(marks, middle, direction)?.id).toBe(id)
})

test('only what lies in the view is marked, what was found once', () => {
  const view = { lat: 50, lng: 20, zoom: 10 }
  const point = (code: string, lng: number) => ({ code, lat: 50, lng }) as never
  const points = [point('A', 20), point('B', 20.1), point('C', 25)]
  const found = [point('B', 20.1), point('D', 20.2)]
  const inView = marksIn({ points, clusters: [{ count: 3, lat: 50.1, lng: 20 }] }, found, view, {
    width: 600,
    height: 400,
  })
  expect(inView.map(({ id }) => id)).toEqual(['50.1 20', 'A', 'B', 'D'])
})
