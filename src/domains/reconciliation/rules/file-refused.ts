/** Why a file cannot be read: a code for people, with what it says. */
export class FileRefused extends Error {
  readonly params: Readonly<Record<string, string | number>>
  constructor(code: string, params: Readonly<Record<string, string | number>> = {}) {
    super(code)
    this.params = params
  }
}
