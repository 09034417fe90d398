import type { LocalText } from '../../../values/locale.ts'
import type { Owner } from '../contract.ts'

/** Stands in the footer of a demo until the operator enters its own data: plainly not a real company. */
export const DEFAULT_OWNER: Owner = {
  name: 'Obieg Demo Sp. z o.o.',
  street: 'ul. Przykładowa 1',
  postalCode: '00-001',
  city: 'Warszawa',
  country: 'PL',
  phone: '+48 22 000 00 00',
  email: 'kontakt@example.com',
  taxId: '0000000000',
}

/** Elsewhere nobody is invented: such a market is not open yet. */
export const NO_OWNER: Owner = {
  name: '',
  street: '',
  postalCode: '',
  city: '',
  country: '',
  phone: '',
  email: '',
  taxId: '',
}

/** Wording of the start page in the two verticals (B13). */
export const DEFAULT_WORDING: Record<
  'electronics' | 'cosmetics',
  { header: LocalText; banner: LocalText; icon: string }
> = {
  electronics: {
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
  cosmetics: {
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
}
