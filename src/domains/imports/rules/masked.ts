/** A number by its last characters: `…4417`. */
export const masked = (text: string): string =>
  text === '' ? '' : `…${text.slice(-Math.min(4, Math.floor(text.length / 2)) || text.length)}`
