const WEIGHTS: Record<string, number> = { A: 3, B: 2, C: 1 }
/** Lexemes that begin so are marks (see lexemes.ts), not words. */
const MARKS = new Set(['#', '@', '$', '%', '!', '?'])

/** The words of a tsvector in its text form with their weight (3 the heaviest), and a hash that changes when they do. */
export function readWords(terms: string): { words: [word: string, weight: number][]; hash: number } {
  const words: [string, number][] = []
  let hash = 0
  for (const part of terms.split(' ')) {
    // Words are letters and digits: no quotes inside, no spaces.
    if (MARKS.has(part[1] ?? '')) continue
    const end = part.indexOf("'", 1)
    const word = part.slice(1, end)
    const weight = WEIGHTS[part.at(-1) ?? ''] ?? 0
    words.push([word, weight])
    for (let at = 0; at < word.length; at++) hash = (Math.imul(hash, 31) + word.charCodeAt(at)) | 0
    hash = (Math.imul(hash, 31) + weight) | 0
  }
  return { words, hash }
}
