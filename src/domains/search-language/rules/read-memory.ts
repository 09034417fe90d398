import { fromTerabytes, oneDiskSize } from '../../../values/disk-size.ts'
import {
  DISK_SIZES,
  MEASURE_KEYS,
  MEMORY_FILLERS,
  RAM_ROLE,
  RAM_SIZES,
  SMALLEST_SSD,
  STORAGE_ROLE,
  TYPE_WORDS,
} from './attribute-words.ts'
import { applies, freeWord, type Sentence } from './sentence.ts'
import type { Token } from './tokens.ts'
import type { Unit } from './units.ts'

const LARGEST_RAM = 64
const SMALLEST_DISK = 120
const COMPUTERS = new Set(['laptops', 'desktops', 'servers', 'computer'])
const HANDHELDS = new Set(['phones', 'tablets', 'consoles', 'watches', 'storage'])

export type Memory = { key: string; value: number; from: number; to: number }
type Role = { kind: 'ram' | 'storage'; at: number; word: string }

/** Tells memory from disk by the words beside it, else by the kind of device and the size. */
export function readMemory(sentence: Sentence, index: number, used: Set<number>): Memory | null {
  const token = sentence.tokens[index]
  if (!token) return null
  const gigabytes = gigabytesOf(token)
  const role = roleOf(sentence, index, gigabytes, used)
  const kind = role ? role.kind : bare(sentence, gigabytes)
  const key = kind && MEASURE_KEYS[kind].find((one) => applies(sentence, one))
  if (!key || !(gigabytes > 0)) return null
  if (role) used.add(role.at)
  const [from, to] = role ? extent(sentence, index, role.at) : [index, index + 1]
  return { key, value: gigabytes, from, to }
}

/** The size that a number says in its own unit, or in the one named behind a range (`1-2 TB`). */
export function gigabytesOf(token: Pick<Token, 'value' | 'unit'>, named: Unit | null = token.unit): number {
  return oneDiskSize((token.unit ?? named) === 'tb' ? fromTerabytes(token.value) : token.value)
}

/** No phone or tablet has more memory: `128/256` are two disks. */
const LARGEST_HANDHELD_RAM = 24
/** No phone or tablet of the sort that names its memory has a smaller disk. */
const SMALLEST_HANDHELD_DISK = 32

/** `16/512` on a computer or phone; on those in the hand also `8 GB 256 GB` and `6+128 GB`. */
export function memoryPair(sentence: Sentence, index: number): { key: string; index: number; value: number }[] | null {
  const [a, b] = [sentence.tokens[index], sentence.tokens[index + 1]]
  if (!a || !b || sentence.state[index + 1] !== 'free' || !isPairGap(sentence, a, b)) return null
  if (!(a.unit === 'gb' || a.unit === null) || !(b.unit === 'gb' || b.unit === 'tb' || b.unit === null)) return null
  const disk = gigabytesOf(b, b.value <= 2 ? 'tb' : null)
  if (sentence.accessory || !RAM_SIZES.has(a.value) || !DISK_SIZES.has(disk) || disk <= a.value) return null
  if (HANDHELDS.has(sentence.family) && a.value > LARGEST_HANDHELD_RAM) return null
  if (!a.unit && !b.unit && !COMPUTERS.has(sentence.family) && !HANDHELDS.has(sentence.family)) return null
  const ram = MEASURE_KEYS.ram.find((key) => applies(sentence, key))
  const storage = MEASURE_KEYS.storage.find((key) => applies(sentence, key))
  if (!ram || !storage || ram === storage) return null
  return [
    { key: ram, index, value: a.value },
    { key: storage, index: index + 1, value: disk },
  ]
}

function isPairGap({ family }: Sentence, a: Token, b: Token): boolean {
  const gap = b.gap.trim()
  if (gap === '/') return true
  if (!HANDHELDS.has(family) || gigabytesOf(b) < SMALLEST_HANDHELD_DISK) return false
  return (gap === '' || gap === ',' ? a.unit === 'gb' : gap === '+') && b.unit !== null
}

/** A number without `GB` that is a usual size right beside its role: `512 ssd`, `ram 16`. */
export function isBareMemory(sentence: Sentence, index: number): boolean {
  const token = sentence.tokens[index]
  if (token?.kind !== 'number') return false
  return [-1, 1].some((step) => {
    const word = freeWord(sentence, index + step)
    return (
      (RAM_SIZES.has(token.value) && RAM_ROLE.has(word)) ||
      (DISK_SIZES.has(token.value) && STORAGE_ROLE.has(word) && token.value >= SMALLEST_DISK)
    )
  })
}

function roleOf(sentence: Sentence, index: number, gigabytes: number, used: Set<number>): Role | null {
  const before = look(sentence, index, -1, used)
  const after = look(sentence, index, 1, used)
  if (after?.word === 'ssd' && !before && COMPUTERS.has(sentence.family) && gigabytes <= SMALLEST_SSD) return null
  if (!before || !after || before.kind === after.kind) return before ?? after
  const likely = gigabytes <= LARGEST_RAM ? 'ram' : 'storage'
  return before.kind === likely ? before : after
}

/** The nearest word of memory on one side, past fillers such as `pamięci`; another number ends the search. */
function look(sentence: Sentence, index: number, step: 1 | -1, used: Set<number>): Role | null {
  for (let away = 1; away <= 3; away++) {
    const at = index + step * away
    const word = freeWord(sentence, at)
    if (used.has(at)) return null
    if (RAM_ROLE.has(word)) return { kind: 'ram', at, word }
    if (STORAGE_ROLE.has(word)) return { kind: 'storage', at, word }
    if (!MEMORY_FILLERS.has(word)) return null
  }
  return null
}

function bare(sentence: Sentence, gigabytes: number): 'ram' | 'storage' | null {
  const { family } = sentence
  if (HANDHELDS.has(family)) return 'storage'
  if (family === 'ram') return 'ram'
  if (!COMPUTERS.has(family)) return null
  return gigabytes <= LARGEST_RAM ? 'ram' : gigabytes >= SMALLEST_DISK ? 'storage' : null
}

/** The number with its fillers and role words; `ssd` and the like stay for a filter of their own. */
function extent(sentence: Sentence, index: number, role: number): [number, number] {
  let [from, to] = [index, index + 1]
  const swallow = (at: number) => {
    const word = freeWord(sentence, at)
    return (
      word !== '' && !TYPE_WORDS.has(word) && (MEMORY_FILLERS.has(word) || RAM_ROLE.has(word) || STORAGE_ROLE.has(word))
    )
  }
  if (role > index) while (to <= role + 1 && swallow(to)) to++
  else while (from - 1 >= role - 1 && swallow(from - 1)) from--
  return [from, to]
}
