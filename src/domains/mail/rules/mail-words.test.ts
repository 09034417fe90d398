import { describe, expect, test } from 'vitest'
import { blanksFor, faultOf } from './mail-words.ts'

const builtIn = {
  subject: 'Order {{number}}',
  lines: ['{{market}}: your order {{number}} of {{seller}} is ready.'],
  button: 'See it',
  after: ['Until {{until}}.'],
}
const own = { subject: 'Ready', lines: ['{{number}} by {{seller}} waits until {{until}}.'], button: 'Look', after: [] }

describe('M01 words of mails that the operator writes', () => {
  test('must say all that the mail is told, wherever, and nothing else', () => {
    expect(blanksFor(builtIn)).toEqual({
      wanted: ['number', 'seller', 'until'],
      allowed: ['number', 'seller', 'until', 'market'],
    })
    expect(faultOf(builtIn, builtIn)).toBeUndefined()
    expect(faultOf(own, builtIn)).toBeUndefined()
    expect(faultOf({ ...own, subject: '{{market}}' }, builtIn)).toBeUndefined()
    expect(faultOf({ ...own, lines: ['{{number}} by {{seller}}.'] }, builtIn)).toEqual({
      ...{ part: 'lines', code: 'mail_blank_missing', name: '{{until}}' },
    })
    expect(faultOf({ ...own, after: ['{{price}}'] }, builtIn)).toMatchObject({
      ...{ part: 'after', code: 'mail_blank_unknown', name: '{{price}}' },
    })
  })
  test.each(['{{ number }}', '{{number', 'number}}', '{{number}'])('%s is no blank', (text) => {
    expect(faultOf({ ...own, subject: text }, builtIn)).toMatchObject({ part: 'subject', code: 'mail_blank_unknown' })
  })
  test('nothing is empty, and a mail with a button keeps one', () => {
    expect(faultOf({ ...own, subject: ' ' }, builtIn)).toMatchObject({ part: 'subject', code: 'required' })
    expect(faultOf({ ...own, lines: [] }, builtIn)).toMatchObject({ part: 'lines', code: 'required' })
    const { button: _, ...without } = own
    expect(faultOf(without, builtIn)).toMatchObject({ part: 'button', code: 'required' })
    const { button: __, ...plain } = builtIn
    expect(faultOf(own, plain)).toMatchObject({ part: 'button', code: 'required' })
  })
})
