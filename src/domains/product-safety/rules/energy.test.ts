import { expect, test } from 'vitest'
import { type Energy, lacksLabel, needsLabel } from './energy.ts'

const said = (over: Partial<Energy> = {}): Energy => ({
  class: null,
  link: null,
  imported: false,
  changed: false,
  ...over,
})

test.each([
  ['new', { state: 'new', grade: null, energy: null }, true],
  ['returned unused', { state: 'used', grade: 'openBox', energy: null }, true],
  ['second-hand from the Union', { state: 'used', grade: 'B', energy: said() }, false],
  ['second-hand, nothing said', { state: 'used', grade: 'B', energy: null }, false],
  ['second-hand from elsewhere', { state: 'used', grade: 'B', energy: said({ imported: true }) }, true],
  ['changed into another product', { state: 'used', grade: 'A', energy: said({ changed: true }) }, true],
  ['damaged', { state: 'damaged', grade: 'forParts', energy: null }, false],
])('the label of what is %s', (_, offer, needed) => {
  expect(needsLabel(offer)).toBe(needed)
  expect(lacksLabel(offer)).toBe(needed)
  const energy = said({
    ...offer.energy,
    class: 'B',
    link: 'https://eprel.ec.europa.eu/screen/product/smartphonestablets/1',
  })
  expect(lacksLabel({ ...offer, energy })).toBe(false)
  expect(lacksLabel({ ...offer, energy: { ...energy, link: null } })).toBe(needed)
})
