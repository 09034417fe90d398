import { describe, expect, test } from 'vitest'
import { labelsIn } from './names.ts'
import { place as inDrawing, SCALE } from './projection.ts'
import { moved, scaleOf, streetCamera, tilesOf, toPoint, toPosition, type View, zoomed } from './view.ts'

const krakow: View = { lat: 50.0614, lng: 19.9383, zoom: 10 }
const size = { width: 640, height: 480 }

describe('a window on the map', () => {
  test('its middle is the view, and every point leads back to its position', () => {
    expect(toPoint(krakow, size, krakow)).toEqual({ x: 320, y: 240 })
    for (const point of [
      { x: 0, y: 0 },
      { x: 640, y: 10 },
      { x: 77, y: 480 },
    ]) {
      const back = toPoint(krakow, size, toPosition(krakow, size, point))
      expect([Math.abs(back.x - point.x) < 0.05, Math.abs(back.y - point.y) < 0.05]).toEqual([true, true])
    }
  })
  test('a map with streets shows the same, counted by its larger tiles', () => {
    expect(streetCamera(krakow)).toEqual({ center: { lat: krakow.lat, lng: krakow.lng }, zoom: 9 })
    expect(streetCamera({ ...krakow, zoom: 0 }).zoom).toBe(0)
  })
  test('north is up, east is right', () => {
    const warsaw = toPoint({ ...krakow, zoom: 6 }, size, { lat: 52.2297, lng: 21.0122 })
    expect(warsaw.x).toBeGreaterThan(320)
    expect(warsaw.y).toBeLessThan(240)
  })
  test('moving and zooming stay in the world', () => {
    expect(moved(krakow, { x: 0, y: -100 }).lat).toBeGreaterThan(krakow.lat)
    expect(moved({ ...krakow, zoom: 4 }, { x: 1e7, y: 1e7 })).toEqual({ lat: -85, lng: 180, zoom: 4 })
    expect([zoomed(krakow, 99).zoom, zoomed(krakow, -99).zoom]).toEqual([16, 4])
  })
  test('the outline of Poland lies under its towns: one drawing unit is one pixel where their scales meet', () => {
    const zoom = Math.log2((SCALE * 360) / 256)
    const view = { lat: 52, lng: 19, zoom }
    const [a, b] = [toPoint(view, size, krakow), toPoint(view, size, { lat: 54.352, lng: 18.6466 })]
    const [c, d] = [inDrawing(krakow.lat, krakow.lng), inDrawing(54.352, 18.6466)]
    expect([a.x - b.x, a.y - b.y].map(Math.round)).toEqual([c.x - d.x, c.y - d.y].map(Math.round))
  })
  test('names come from few tiles, and those cover the window', () => {
    const tiles = tilesOf(krakow, size)
    expect(tiles.length).toBeLessThanOrEqual(6)
    expect(tiles).toContainEqual({ z: 9, x: 284, y: 173 })
    expect(tilesOf({ ...krakow, zoom: 16 }, size).every(({ z }) => z === 12)).toBe(true)
  })
  test('the scale is a round length', () => {
    expect(scaleOf(krakow, 120)).toMatchObject({ metres: 10_000 })
    expect(scaleOf({ ...krakow, zoom: 15 }, 120).metres).toBe(200)
  })
  test('no name stands where the scale is', () => {
    const size = { width: 390, height: 300 }
    const named = (x: number, y: number) => {
      const place = { id: 1, name: 'Skawina', size: 20_000, ...toPosition(krakow, size, { x, y }) }
      return labelsIn([place], krakow, size).length
    }
    expect([named(40, 285), named(40, 250), named(200, 285)]).toEqual([0, 1, 1])
    // Nor where the buttons are.
    expect([named(340, 60), named(290, 60)]).toEqual([0, 1])
  })
  test('the town of the pin is told under it, and nothing covers it or is told twice', () => {
    const at = (x: number, y: number, name: string) => ({
      id: x,
      name,
      size: 90_000,
      ...toPosition(krakow, size, { x, y }),
    })
    const towns = [
      at(322, 238, 'Kraków'),
      at(335, 254, 'Wieliczka'),
      at(420, 240, 'Niepołomice'),
      at(300, 252, 'Skawina'),
    ]
    const labels = labelsIn(towns, krakow, size, { at: krakow, name: 'Kraków' })
    expect(labels.map(({ name }) => name)).toEqual(['Niepołomice'])
    expect(labelsIn(towns, krakow, size, null).map(({ name }) => name)).toContain('Kraków')
  })
  test('a town whose dot the pin nearly covers is named below it', () => {
    const place = { id: 1, name: 'Kraków', size: 700_000, ...toPosition(krakow, size, { x: 318, y: 248 }) }
    expect(labelsIn([place], krakow, size, { at: krakow })).toMatchObject([{ side: 'below' }])
  })
  test('where there is no room to the right of its dot, a name stands to the left', () => {
    const place = { id: 1, name: 'Skawina', size: 20_000, ...toPosition(krakow, size, { x: 620, y: 300 }) }
    expect(labelsIn([place], krakow, size)).toMatchObject([{ side: 'left' }])
  })
})
