/** Keys beside each other on QWERTY and QWERTZ keyboards. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm']
const neighbours = new Set<string>()
for (const [row, keys] of ROWS.entries()) {
  for (let at = 0; at < keys.length; at++) {
    const below = row < 2 ? ROWS[row + 1] : undefined
    for (const other of [keys[at + 1], below?.[at], below?.[at - 1]])
      if (other) neighbours.add(`${keys[at]}${other}`).add(`${other}${keys[at]}`)
  }
}
/** Letters mixed up by ear or by a missing diacritic: `ó`/`u`, `y`/`z` on a German keyboard, `w`/`v`. */
const SOUNDS = new Set([
  'ou',
  'uo',
  'yz',
  'zy',
  'vw',
  'wv',
  'iy',
  'yi',
  'sz',
  'zs',
  'ck',
  'kc',
  'ij',
  'ji',
  'fv',
  'vf',
  'ea',
  'ae',
])
/** Spellings of one sound: the longer side costs one cheap edit. */
const PAIRS: readonly [RegExp, string][] = [
  [/rz/g, 'z'],
  [/ch/g, 'h'],
  [/ks/g, 'x'],
  [/ph/g, 'f'],
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/oo/g, 'u'],
  // English names as they sound to others: `aifon`, `makbuk`, `notbuk`.
  [/^(?:ai|aj|ay)/g, 'i'],
  [/c(?![ehiyz])/g, 'k'],
  [/(?<=[b-df-hj-np-tv-z])e$/g, ''],
  [/(.)\1/g, '$1'],
]
const CHEAP = 0.6

/** Damerau-Levenshtein distance with cheap neighbouring keys, swaps and like-sounding letters; above `limit` it answers Infinity. */
export function editDistance(a: string, b: string, limit = 3): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > limit / CHEAP || a.length > 60 || b.length > 60) return Number.POSITIVE_INFINITY
  const plain = distance(a, b)
  const [x, y] = [soundOf(a), soundOf(b)]
  const heard = x === a && y === b ? plain : distance(x, y) + CHEAP
  const best = Math.min(plain, heard)
  return best <= limit ? best : Number.POSITIVE_INFINITY
}

/** A word with like-sounding spellings made equal. */
export function soundOf(word: string): string {
  return PAIRS.reduce((text, [pattern, to]) => text.replace(pattern, to), word)
}

function distance(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const [p, q] = [a[i - 1] ?? '', b[j - 1] ?? '']
      let best = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + swapCost(p, q))
      if (i > 1 && j > 1 && p === b[j - 2] && a[i - 2] === q) best = Math.min(best, (before[j - 2] ?? 0) + CHEAP)
      row.push(best)
    }
    before = previous
    previous = row
  }
  return previous[b.length] ?? 0
}

function swapCost(p: string, q: string): number {
  if (p === q) return 0
  return neighbours.has(p + q) || SOUNDS.has(p + q) ? CHEAP : 1
}
