import { beforeEach, expect, test, vi } from 'vitest'
import { emptyRegistration, readRegistration, saveRegistration } from './draft.ts'
import { reachable, stepOf } from './steps.ts'

const person = {
  username: 'jan.nowy',
  firstName: 'Jan',
  lastName: 'Nowy',
  email: 'jan@example.com',
  phone: '600 100 200',
}
const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
})

test('R03 nobody gets beyond the first step that lacks something', () => {
  const empty = emptyRegistration()
  const known = { ...empty, person }
  const texts = {
    taxId: '1',
    name: 'a',
    shortName: 'a',
    street: 'a',
    postalCode: '1',
    city: 'a',
    email: 'a',
    phone: '1',
  }
  const complete = { ...known, company: { ...empty.company, ...texts } }
  expect(reachable('summary', empty, false)).toBe('you')
  expect(reachable('summary', empty, true)).toBe('company')
  expect(reachable('summary', known, false)).toBe('company')
  expect(reachable('you', complete, false)).toBe('you')
  expect(reachable('payouts', complete, false)).toBe('payouts')
  expect(reachable('summary', complete, true)).toBe('summary')
  expect(reachable('nonsense', complete, true)).toBe('company')
  expect(reachable('you', complete, true)).toBe('company')
})

test('R03 what the server says leads to the step of its field', () => {
  const fields = ['person.email', 'company.email', 'company.bankIban', 'photoKey', 'acceptSellerTerms', 'company.taxId']
  expect(fields.map(stepOf)).toEqual(['you', 'company', 'payouts', 'payouts', 'summary', 'company'])
})

test('R03 the registration is kept in this tab, without password and consents; broken content is an empty form', () => {
  const draft = { ...emptyRegistration(), person, photoKey: 'companies/x' }
  const secrets = { password: 'very secret words', repeated: 'very secret words', acceptPrivacyPolicy: true }
  const company = { ...draft.company, city: 'Kraków', selfCertified: true }
  saveRegistration({ ...draft, person: { ...person, ...secrets }, company })
  expect([...items.values()].join()).not.toMatch(/secret|true/)
  expect(readRegistration()).toEqual({ ...draft, company: { ...draft.company, city: 'Kraków' } })
  items.set('companyRegistration', '{"person": 5, "company": {"city": 7}, "photoKey": {}}')
  expect(readRegistration()).toEqual(emptyRegistration())
  items.set('companyRegistration', 'null')
  expect(readRegistration()).toEqual(emptyRegistration())
})
