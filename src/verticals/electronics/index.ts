import type { Vertical } from '../vertical.ts'
import { categories } from './categories.ts'
import { checks } from './checks.ts'

/** Used technology: the trade of a market that names none. */
export const vertical: Vertical = {
  categories,
  start: {
    header: {
      'pl-PL': 'Używany sprzęt. Uczciwy opis.',
      'en-US': 'Used technology. Honestly described.',
      'de-DE': 'Gebrauchte Technik. Ehrlich beschrieben.',
    },
    banner: {
      'pl-PL': 'Laptopy, telefony i sieci od firm z całej Polski, z opisanym stanem i prawem zwrotu.',
      'en-US':
        'Laptops, phones and networking from companies all over Poland, with described condition and right of return.',
      'de-DE':
        'Laptops, Telefone und Netzwerktechnik von Firmen aus ganz Polen, mit beschriebenem Zustand und Rückgaberecht.',
    },
    icon: 'shield-check',
  },
  used: true,
  listsBrands: true,
  electrical: true,
  energyLabelled: ['smartphones', 'tablets'],
  checks,
}
