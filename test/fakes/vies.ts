import { type RegisterServer, registerServer } from './register-server.ts'

/** A number as the register has it; a word in capitals instead: how the member state fails (`MS_UNAVAILABLE`). */
export type FakeNumber = { name: string; address: string } | string

/** How a failing member state is told: beside `valid: false`, or instead of an answer. */
export type FailureStyle = 'userError' | 'errorWrappers'

/** The EU register of VAT numbers. Numbers are keyed with their country (`DE136695976`). */
export async function fakeVies(
  numbers: Record<string, FakeNumber>,
  options: { failures?: FailureStyle } = {},
): Promise<RegisterServer> {
  return registerServer((path, body) => {
    if (path !== '/check-vat-number') return { status: 404, body: {} }
    const { countryCode, vatNumber } = JSON.parse(body) as { countryCode: string; vatNumber: string }
    const known = numbers[countryCode + vatNumber]
    const frame = { countryCode, vatNumber, requestDate: '2026-11-21T13:00:00.000Z', requestIdentifier: '' }
    if (typeof known === 'string') {
      return options.failures === 'errorWrappers'
        ? { body: { actionSucceed: false, errorWrappers: [{ error: known }] } }
        : { body: { ...frame, valid: false, userError: known, name: '---', address: '---' } }
    }
    if (!known) return { body: { ...frame, valid: false, name: '---', address: '---' } }
    return { body: { ...frame, valid: true, ...known } }
  })
}
