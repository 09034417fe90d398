/** A map that forgets: entries older than `age` milliseconds, and the least recently added beyond `size`. */
export class Kept<T> {
  readonly #entries = new Map<string, { value: T; until: number }>()
  readonly #size: number
  readonly #age: number

  constructor(size: number, age: number) {
    this.#size = size
    this.#age = age
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key)
    if (!entry || entry.until < Date.now()) return undefined
    return entry.value
  }

  set(key: string, value: T): void {
    this.#entries.delete(key)
    this.#entries.set(key, { value, until: Date.now() + this.#age })
    if (this.#entries.size <= this.#size) return
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest)
      break
    }
  }
}
