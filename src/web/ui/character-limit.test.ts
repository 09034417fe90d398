import { expect, test } from 'vitest'
import { characterLimit } from './character-limit.ts'

/** A control as a browser has it, after something was put in before the caret. */
function control(before: string, after: string) {
  return {
    value: before + after,
    selectionEnd: before.length,
    setSelectionRange(_: number, end: number) {
      this.selectionEnd = end
    },
  }
}
function typed(before: string, after: string, most: number, isComposing = false) {
  const target = control(before, after)
  let told = ''
  const { onChange } = characterLimit(most, (event: { target: { value: string } }) => {
    told = event.target.value
  })
  onChange({ target, nativeEvent: { isComposing } } as never)
  expect(told).toBe(target.value)
  return `${target.value.slice(0, target.selectionEnd)}|${target.value.slice(target.selectionEnd)}`
}

test('V14 what is typed beyond the limit goes where it was typed, and emoji count once', () => {
  expect(typed('👍🏽👍🏽👍🏽', '', 3)).toBe('👍🏽👍🏽👍🏽|')
  expect(typed('👍🏽👍🏽👍🏽👍🏽', '', 3)).toBe('👍🏽👍🏽👍🏽|')
  expect(typed('abX', 'cd', 4)).toBe('ab|cd')
  expect(typed('abXYZ', 'cd', 5)).toBe('abX|cd')
  expect(typed('', 'abcdef', 3)).toBe('|abc')
  expect(typed('abcd', '', 3, true)).toBe('abcd|')
})
