import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import type { CompanyData } from '../../src/domains/companies/contract.ts'
import type { TestMarket } from '../market.ts'
import { aPerson } from './person.ts'

/** A Polish tax number of nobody, with its check digit. */
export function aNip(): string {
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]
  for (;;) {
    const digits = Array.from({ length: 9 }, () => randomInt(1, 10))
    const check = digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0) % 11
    if (check < 10) return digits.join('') + check
  }
}

/** What a seller enters: right in every field, the tax number another one each time. */
export function companyData(over: Partial<CompanyData> = {}): CompanyData {
  return {
    name: 'Sprzęt Lis sp. z o.o.',
    shortName: 'Lis',
    street: 'ul. Długa 2',
    postalCode: '31-147',
    city: 'Kraków',
    country: 'PL',
    taxId: aNip(),
    vatId: null,
    registerName: 'KRS',
    registerNumber: '0000990011',
    bdoNumber: null,
    email: 'firma@example.com',
    phone: '+48 12 000 00 00',
    website: 'https://lis.example.com',
    bankIban: 'PL61109010140000071219812874',
    bankBic: 'WBKPPLPP',
    bankHolder: null,
    about: { 'pl-PL': 'Sprzęt poleasingowy.' },
    selfCertified: true,
    ...over,
  }
}

/** Somebody who belongs to a company. */
export async function aMember(market: TestMarket, companyId: number, role: string) {
  const member = await aPerson(market, { permissions: 'seller' })
  await market.query('insert into company_members (company_id, user_id, role) values ($1, $2, $3)', [
    companyId,
    member.id,
    role,
  ])
  return member
}

/** A company as its owner registered it: a draft. */
export async function aRegisteredCompany(market: TestMarket, over: Partial<CompanyData> = {}) {
  const owner = await aPerson(market)
  const company = companyData(over)
  const body = { company, photoKey: null, acceptSellerTerms: true }
  const { status, json } = await market.api('POST', '/api/company-registrations', body, owner.auth)
  if (status !== 201) throw new Error(`registration answered ${status} ${JSON.stringify(json)}`)
  return { companyId: json.companyId as number, owner, company }
}

/** Sends bytes as a file. */
export async function upload(
  market: TestMarket,
  method: 'POST' | 'PUT',
  path: string,
  bytes: Buffer,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(market.url + path, {
    method,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body: new Uint8Array(bytes),
  })
  const text = await answer.text()
  return { status: answer.status, json: text ? JSON.parse(text) : undefined }
}

/** A small picture. */
export const aPicture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })

export const A_PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')
