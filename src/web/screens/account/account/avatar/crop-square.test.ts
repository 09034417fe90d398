import { expect, test } from 'vitest'
import { cropSquare } from './crop-square.ts'

/** What the cropper tells of a square in a picture of this size. */
function told(picture: { width: number; height: number }, square: { x: number; y: number; side: number }) {
  const percent = (value: number, whole: number) => (value / whole) * 100
  return cropSquare(
    {
      x: percent(square.x, picture.width),
      y: percent(square.y, picture.height),
      width: percent(square.side, picture.width),
      height: percent(square.side, picture.height),
    },
    { x: square.x, y: square.y, width: square.side, height: square.side },
  )
}

test('the whole height of a wide picture is size 1', () => {
  expect(told({ width: 400, height: 200 }, { x: 100, y: 0, side: 200 })).toEqual({ x: 0.25, y: 0, size: 1 })
})

test('a part of a tall picture is measured by its width', () => {
  expect(told({ width: 300, height: 900 }, { x: 75, y: 450, side: 150 })).toEqual({ x: 0.25, y: 0.5, size: 0.5 })
})

test('rounding of the browser never leaves what the upload takes', () => {
  expect(cropSquare({ x: -0.001, y: 100.2, width: 50, height: 50 }, { x: 0, y: 0, width: 100.6, height: 100 })).toEqual(
    {
      x: 0,
      y: 1,
      size: expect.closeTo(0.5, 1),
    },
  )
  expect(told({ width: 1000, height: 1000 }, { x: 0, y: 0, side: 10 }).size).toBe(0.05)
})
