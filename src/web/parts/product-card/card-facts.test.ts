import { expect, test } from 'vitest'
import { cardFacts } from './card-facts.ts'

const battery = (value: string) => `battery ${value}`

test('R11 a card does not say again what its title says', () => {
  const title = 'HP Omen 17 17,3″ Core i5-6300HQ 8 GB / 128 GB SSD + 1 TB HDD'
  expect(cardFacts(title, ['17.3″', 'Core i5-6300HQ', '8 GB', '1128 GB'], 'pl-PL', battery)).toEqual([])
  expect(cardFacts('Dell OptiPlex Core i5-8500', ['Core i5-8500', '8 / 16 GB', '23.8″'], 'pl-PL', battery)).toEqual([
    '8\u00a0/\u00a016\u00a0GB',
    '23,8″',
  ])
})

test('R11 8 GB does not stand in 128 GB', () => {
  expect(cardFacts('Phone 128 GB', ['8 GB', '6.1″', '87%'], 'en-US', battery)).toEqual([
    '8\u00a0GB',
    '6.1″',
    'battery 87%',
  ])
})

test('R11 bare numbers and zeros stay away from a card', () => {
  expect(cardFacts('Netgate SG-1100', ['3', '1 Gb/s', '0 W'], 'de-DE', battery)).toEqual(['1\u00a0Gb/s'])
})
