export type Compared = { mark: 'same' | 'gone' | 'new'; text: string }

/** Beyond so many lines a side what is between the first and the last difference is shown as gone and new. */
const MOST = 1500

/** What is different between two texts, line by line, in the order of reading. */
export function compareLines(before: readonly string[], after: readonly string[]): Compared[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  const room = Math.min(before.length, after.length) - start
  while (end < room && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  const same = (lines: readonly string[]) => lines.map((text): Compared => ({ mark: 'same', text }))
  const gone = before.slice(start, before.length - end)
  const fresh = after.slice(start, after.length - end)
  return [...same(before.slice(0, start)), ...middleOf(gone, fresh), ...same(before.slice(before.length - end))]
}

function middleOf(gone: readonly string[], fresh: readonly string[]): Compared[] {
  const all = (mark: Compared['mark'], lines: readonly string[]) => lines.map((text): Compared => ({ mark, text }))
  if (gone.length > MOST || fresh.length > MOST) return [...all('gone', gone), ...all('new', fresh)]
  // Longest common subsequence: `common[i * wide + j]` is its length from line i of the one and j of the other on.
  const wide = fresh.length + 1
  const common = new Uint16Array((gone.length + 1) * wide)
  const at = (i: number, j: number) => common[i * wide + j] ?? 0
  for (let i = gone.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      common[i * wide + j] = gone[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const shown: Compared[] = []
  let [i, j] = [0, 0]
  while (i < gone.length && j < fresh.length) {
    if (gone[i] === fresh[j]) {
      shown.push({ mark: 'same', text: gone[i] ?? '' })
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      shown.push({ mark: 'gone', text: gone[i] ?? '' })
      i += 1
    } else {
      shown.push({ mark: 'new', text: fresh[j] ?? '' })
      j += 1
    }
  }
  return [...shown, ...all('gone', gone.slice(i)), ...all('new', fresh.slice(j))]
}
