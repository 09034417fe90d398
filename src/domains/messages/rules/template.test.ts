import { expect, test } from 'vitest'
import { fillTemplate, unknownPlaceholders } from './template.ts'

test('a template is filled in from the conversation; what that does not know stays to be seen', () => {
  const facts = { firstName: 'Hanna', orderNumber: null, product: 'ThinkPad T480', company: 'Re:Laptop' }
  expect(fillTemplate('Dzień dobry, {firstName}! {product}, zamówienie {orderNumber}. {company}', facts)).toBe(
    'Dzień dobry, Hanna! ThinkPad T480, zamówienie {orderNumber}. Re:Laptop',
  )
})

test('what is filled in is not filled in again', () => {
  const facts = { firstName: '{company}', orderNumber: null, product: null, company: 'Re:Laptop' }
  expect(fillTemplate('{firstName}', facts)).toBe('{company}')
})

test('names that nobody knows are found, each once', () => {
  expect(unknownPlaceholders('{firstName} {price} {price} {} {orderNumber}')).toEqual(['price'])
})
