export type Persona = {
  key: 'buyer' | 'seller' | 'secondSeller' | 'operator'
  firstName: string
  lastName: string
  email: string
  phone: string
  password: string
  /** Company of a seller, a key of `DEMO_SELLERS`. */
  sellerKey?: string
  address: { street: string; postalCode: string; city: string; country: 'PL' }
}

/** Opens every account of the demo market. Everybody knows it: it is void as soon as the market is no demo any more. */
export const DEMO_PASSWORD = 'zielony-rower-77'

/** The people that tests, demo and documents speak of. */
export const PERSONAS: Record<Persona['key'], Persona> = {
  buyer: {
    key: 'buyer',
    firstName: 'Hanna',
    lastName: 'Kowalczyk',
    email: 'hanna@example.com',
    phone: '+48 600 555 100',
    password: DEMO_PASSWORD,
    address: { street: 'ul. Żeromskiego 9/4', postalCode: '26-600', city: 'Radom', country: 'PL' },
  },
  seller: {
    key: 'seller',
    firstName: 'Paweł',
    lastName: 'Sobczak',
    email: 'pawel@rekomp.example.com',
    phone: '+48 600 555 200',
    password: DEMO_PASSWORD,
    sellerKey: 'rekomp',
    address: { street: 'ul. Jagiellońska 74', postalCode: '03-301', city: 'Warszawa', country: 'PL' },
  },
  secondSeller: {
    key: 'secondSeller',
    firstName: 'Marta',
    lastName: 'Zielińska',
    email: 'marta@telezwrot.example.com',
    phone: '+48 600 555 300',
    password: DEMO_PASSWORD,
    sellerKey: 'telezwrot',
    address: { street: 'ul. Starowiślna 48', postalCode: '31-035', city: 'Kraków', country: 'PL' },
  },
  operator: {
    key: 'operator',
    firstName: 'Ewa',
    lastName: 'Wrona',
    email: 'ewa@obieg.example.com',
    phone: '+48 600 555 400',
    password: DEMO_PASSWORD,
    address: { street: 'ul. Przykładowa 1', postalCode: '00-001', city: 'Warszawa', country: 'PL' },
  },
}
