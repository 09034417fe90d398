import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, mix } from './color.ts'
import { isReadable, paletteOf, paletteStyle } from './palette.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('E14 V14 contrast is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2)
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
})
test('E14 whatever colour an operator chooses can be read in both looks', () => {
  fc.assert(
    fc.property(color, (wanted) => {
      const { accent } = paletteOf(wanted)
      for (const ground of ['#fbfaf6', '#ffffff']) expect(contrast(accent.light, ground)).toBeGreaterThanOrEqual(4.5)
      for (const ground of ['#101514', '#181f1d']) expect(contrast(accent.dark, ground)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
test('E14 the accent can be read on its own soft ground, and so can quiet text; buttons of the accent can be read', () => {
  fc.assert(
    fc.property(color, (wanted) => {
      const { accent, soft } = paletteOf(wanted)
      for (const ink of [accent.light, '#55605b']) expect(contrast(ink, soft.light)).toBeGreaterThanOrEqual(4.5)
      for (const ink of [accent.dark, '#a9b3ae']) expect(contrast(ink, soft.dark)).toBeGreaterThanOrEqual(4.5)
      expect(contrast('#ffffff', accent.light)).toBeGreaterThanOrEqual(4.5)
      expect(contrast('#05231c', accent.dark)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
test('E14 a colour that can be read is left as it is', () => {
  expect(isReadable('#0b5d4e')).toBe(true)
  expect(paletteOf('#0b5d4e').accent.light).toBe('#0b5d4e')
  expect(isReadable('#ffd400')).toBe(false)
  expect(paletteStyle(null)).toEqual({})
})
