import type { Owner } from '../contract.ts'

/** Stands in the footer until the operator enters its own data: plainly not a real company. */
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

type Text = { 'pl-PL': string; 'en-US': string; 'de-DE': string }

/** Wording of the start page in the two readings (B13). */
export const DEFAULT_WORDING: Record<'electronics' | 'cosmetics', { header: Text; banner: Text; icon: string }> = {
  electronics: {
    header: {
      'pl-PL': 'Sprawdzony sprzęt. Uczciwy opis.',
      'en-US': 'Proven technology. Honest condition.',
      'de-DE': 'Geprüfte Technik. Ehrlich beschrieben.',
    },
    banner: {
      'pl-PL': 'Używane laptopy, telefony i sieci od sprawdzonych firm, z gwarancją i prawem zwrotu.',
      'en-US': 'Used laptops, phones and networking from verified companies, with warranty and right of return.',
      'de-DE': 'Gebrauchte Laptops, Telefone und Netzwerktechnik von geprüften Firmen, mit Garantie und Rückgaberecht.',
    },
    icon: 'shield-check',
  },
  cosmetics: {
    header: {
      'pl-PL': 'Kosmetyki od sprawdzonych marek.',
      'en-US': 'Cosmetics from brands you can trust.',
      'de-DE': 'Kosmetik von Marken, denen Sie vertrauen.',
    },
    banner: {
      'pl-PL': 'Pielęgnacja i makijaż wielu sprzedawców w jednym koszyku.',
      'en-US': 'Skin care and make-up from many sellers in one cart.',
      'de-DE': 'Pflege und Make-up vieler Anbieter in einem Warenkorb.',
    },
    icon: 'sparkles',
  },
}
