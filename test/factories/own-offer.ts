import type { OwnOffer, OwnVersion } from '../../src/domains/products/offers/contract.ts'

const version = (part: Partial<OwnVersion>): OwnVersion => ({
  ...{
    id: 1,
    name: '',
    price: 100_000,
    wasPrice: null,
    lastPrice: null,
    reducibleBelow: null,
    quantity: 10,
    attributes: {},
    schedules: [],
  },
  ...part,
})

/** A product as its seller gets it from the market: two versions, one picture, one kept device number. */
export function anOwnOffer(part: Partial<OwnOffer> = {}): OwnOffer {
  return {
    ...{
      id: 7,
      slug: 'thinkpad',
      companyId: 3,
      categoryId: 2,
      status: 'draft',
      barred: null,
      soldOut: false,
      currency: 'PLN',
    },
    ...{ title: 'ThinkPad T480', brand: 'Lenovo', model: 'T480', mpn: null },
    texts: { 'pl-PL': { description: 'Opis' }, 'en-US': { description: 'Text', howToUse: 'Open it' } },
    ...{ state: 'used', grade: 'B', refurbished: true, batteryHealth: 88, warrantyMonths: 12, defects: ['rysa'] },
    ...{ erpCode: 'E-1', ean: null, productIndex: null, deliveryDays: 1, vatScheme: 'margin' },
    attributes: {},
    images: [{ key: 'a', width: 4, height: 3, alt: { 'pl-PL': 'Pokrywa' } }],
    versions: [version({ id: 11, name: '256 GB' }), version({ id: 12, name: '512 GB', price: 120_000, quantity: 3 })],
    shopIds: [4, 9],
    report: null,
    notices: [],
    devices: [{ id: 5, kind: 'imei', last4: '7518', code: '7Q2M4X9ZK1AB', versionId: null, grade: null }],
    ...{
      revision: 1,
      parcelSize: 'medium',
      updatedBy: 'Ewa Nowak',
      createdAt: '2026-11-01T10:00:00Z',
      updatedAt: '2026-11-01T10:00:00Z',
    },
    ...part,
  }
}
