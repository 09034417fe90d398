import { countCharacters, cutCharacters, fitsCharacters } from '../../values/characters.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement
type Change<E> = ((event: E) => void) | undefined

/** Takes back what was typed or pasted before the caret beyond the limit, as browsers do, but by characters that people see. */
function limitTo(control: TextControl, most: number): void {
  const { value } = control
  if (fitsCharacters(value, most)) return
  const caret = control.selectionEnd ?? value.length
  const [before, tail] = [value.slice(0, caret), value.slice(caret)]
  const over = Math.max(0, countCharacters(value) - most)
  const head = cutCharacters(before, Math.max(0, countCharacters(before) - over))
  // Two halves may join to one character, and few characters take many bytes.
  control.value = cutCharacters(head + tail, most)
  control.setSelectionRange(head.length, head.length)
}

/** In place of the attribute `maxLength`, which counts an emoji as two to eleven. What an input method is composing is let finish. */
export function characterLimit<C extends TextControl, E extends { target: EventTarget & C; nativeEvent: Event }>(
  most: number | undefined,
  onChange: Change<E>,
) {
  return {
    onChange(event: E) {
      if (most !== undefined && !(event.nativeEvent as InputEvent).isComposing) limitTo(event.target, most)
      onChange?.(event)
    },
  }
}
