import type { Vertical } from '../vertical.ts'
import { categories } from './categories.ts'
import { checks } from './checks.ts'
import { texts as german } from './words/de-DE.ts'
import { texts as english } from './words/en-US.ts'
import { texts as polish } from './words/pl-PL.ts'

/** Cosmetics, new and sealed. */
export const vertical: Vertical = {
  categories,
  start: {
    header: {
      'pl-PL': 'Kosmetyki wielu marek w jednym miejscu.',
      'en-US': 'Cosmetics of many brands in one place.',
      'de-DE': 'Kosmetik vieler Marken an einem Ort.',
    },
    banner: {
      'pl-PL': 'Pielęgnacja i makijaż wielu sprzedawców w jednym koszyku.',
      'en-US': 'Skin care and make-up from many sellers in one cart.',
      'de-DE': 'Pflege und Make-up vieler Anbieter in einem Warenkorb.',
    },
    icon: 'sparkles',
  },
  used: false,
  listsBrands: false,
  electrical: false,
  energyLabelled: [],
  checks,
  words: { 'pl-PL': polish, 'en-US': english, 'de-DE': german },
}
