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
