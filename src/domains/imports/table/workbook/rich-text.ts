/** Characters that XML cannot hold are written as `_x000D_`. */
const ESCAPED = /_x([0-9a-f]{4})_/gi

/** The text of `<si>` or `<is>`: plain, or in runs of different looks; how it is pronounced is no part of it. */
export class RichText {
  readonly #most: number
  #value = ''
  #takes = false
  #phonetic = false

  /** `most`: characters that are kept. */
  constructor(most: number) {
    this.#most = most
  }

  get value(): string {
    if (!this.#value.includes('_x')) return this.#value
    return this.#value.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  }

  clear(): void {
    this.#value = ''
    this.#takes = false
    this.#phonetic = false
  }

  open(name: string): void {
    if (name === 'rPh') this.#phonetic = true
    else if (name === 't') this.#takes = !this.#phonetic
  }

  text(part: string): void {
    if (this.#takes && this.#value.length < this.#most) this.#value += part.slice(0, this.#most - this.#value.length)
  }

  close(name: string): void {
    if (name === 'rPh') this.#phonetic = false
    else if (name === 't') this.#takes = false
  }
}
