import { normalizeBrand } from '../../../values/brands.ts'
import { KNOWN_BRANDS } from './known-brands.ts'
import { tokenize } from './tokenize.ts'

/** Components have makers, too: a laptop with a GeForce is not made by Nvidia. The first named one that is no component's wins. */
const COMPONENT_MAKERS = new Set(['Intel', 'AMD', 'Nvidia'])

/** The maker that a title names, by itself or by a line of its; null when none is known. */
export function readBrand(title: string): string | null {
  const words = tokenize(title).map((token) => token.text)
  const found: string[] = []
  for (let index = 0; index < words.length; index++) {
    for (const length of [3, 2, 1]) {
      const brand = KNOWN_BRANDS.get(words.slice(index, index + length).join(' '))
      if (!brand) continue
      found.push(brand)
      break
    }
  }
  const maker = found.find((brand) => !COMPONENT_MAKERS.has(brand)) ?? found[0]
  return maker ? normalizeBrand(maker) : null
}
