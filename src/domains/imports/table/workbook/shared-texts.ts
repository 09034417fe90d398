import { TEXT_MOST } from '../../rules/import-limits.ts'
import { TableRefused } from '../table-refused.ts'
import { RichText } from './rich-text.ts'
import type { XmlEvents } from './xml.ts'

/** Texts of a workbook, and characters in all of them: they are the only thing that has to be held. */
const MOST = { texts: 2_000_000, characters: 40_000_000 }

/** `sharedStrings.xml`: what cells refer to by number. */
export class SharedTexts implements XmlEvents {
  readonly #texts: string[] = []
  readonly #text = new RichText(TEXT_MOST.cell)
  #characters = 0

  /** A cell that refers to a text which is not there belongs to a damaged file: read as empty, it would lose what it says. */
  at(index: number): string {
    const text = this.#texts[index]
    if (text === undefined) throw new TableRefused('not_a_table')
    return text
  }

  open(name: string): void {
    if (name === 'si') this.#text.clear()
    else this.#text.open(name)
  }

  text(part: string): void {
    this.#text.text(part)
  }

  close(name: string): void {
    this.#text.close(name)
    if (name !== 'si') return
    const text = this.#text.value
    this.#characters += text.length
    if (this.#texts.length >= MOST.texts || this.#characters > MOST.characters)
      throw new TableRefused('table_too_complex')
    this.#texts.push(text)
  }
}
