import { expect, test } from 'vitest'
import { ApiProblem } from '../../api-problem.ts'
import { checkedBy } from './checked-by.ts'
import { fieldMessages } from './field-messages.ts'

const options = { fields: {}, shouldUseNativeValidation: false }
const resolve = checkedBy<{ invoice: { taxId: string }; prices: string[] }>(({ invoice, prices }) => ({
  ...(!invoice.taxId && { 'invoice.taxId': 'missing' }),
  ...(prices[1] === 'x' && { 'prices.1': 'no price' }),
}))

test('what our check finds stands at the fields it names, also inside others', async () => {
  const wrong = await resolve({ invoice: { taxId: '' }, prices: ['1', 'x'] }, undefined, options)
  expect(wrong.errors).toMatchObject({ invoice: { taxId: { message: 'missing' } } })
  expect((wrong.errors.prices as unknown as { message: string }[])[1]?.message).toBe('no price')
})

test('what is right goes on as it was typed', async () => {
  const values = { invoice: { taxId: '1' }, prices: [] }
  expect(await resolve(values, undefined, options)).toEqual({ values, errors: {} })
})

test('a refusal is read by field, without the envelope; anything else names none', () => {
  const errors = [{ field: 'body.versions.0.price', code: 'wrong', message: 'No price' }]
  expect(fieldMessages(new ApiProblem({ status: 422, code: 'validation', errors }))).toEqual({
    'versions.0.price': 'No price',
  })
  expect(fieldMessages(new Error('network'))).toEqual({})
})
