import type { Grade, ProductState } from '../src/domains/products/contract.ts'
import { bodyDefects, type Defect, deadDefects, screenDefects } from './defects.ts'
import type { PictureSpec } from './pictures/spec.ts'
import type { DeviceGroup } from './product-types.ts'
import type { Random } from './random.ts'
import type { Wanted } from './wanted.ts'

export type Condition = {
  state: ProductState
  grade: Grade | null
  refurbished: boolean
  battery: number | null
  defects: readonly Defect[]
  wear: PictureSpec['wear']
  warrantyMonths: number
}

const WITH_BATTERY: readonly DeviceGroup[] = ['laptop', 'phone', 'tablet', 'watch']
const WITH_SCREEN: readonly DeviceGroup[] = ['laptop', 'phone', 'tablet', 'watch', 'monitor', 'tv']
const OFTEN_NEW: readonly DeviceGroup[] = ['part', 'storage', 'audio', 'network', 'console']

/** How often something is damaged, and the weights of A, B, C and D: what people want is looked after, the tail is not. */
const LOT: Record<Wanted, { damaged: number; grades: readonly [a: number, b: number, c: number, d: number] }> = {
  0: { damaged: 0.14, grades: [10, 34, 36, 20] },
  1: { damaged: 0.09, grades: [24, 40, 25, 11] },
  2: { damaged: 0.08, grades: [30, 40, 21, 9] },
  3: { damaged: 0.07, grades: [36, 39, 17, 8] },
}

function newShareOf(group: DeviceGroup, ageYears: number): number {
  if (OFTEN_NEW.includes(group)) return ageYears < 7 ? 0.28 : group === 'console' || group === 'audio' ? 0 : 0.12
  return ageYears < 4 ? 0.08 : ageYears < 6 ? 0.04 : 0
}

/** Draws a condition that fits the age and the model: old ones are not sold new. */
export function conditionOf(group: DeviceGroup, ageYears: number, wanted: Wanted, random: Random): Condition {
  const newShare = newShareOf(group, ageYears)
  const hasBattery = WITH_BATTERY.includes(group)
  if (random.chance(newShare)) {
    const openBox = random.chance(0.4)
    return {
      state: 'new',
      grade: openBox ? 'openBox' : null,
      refurbished: false,
      battery: hasBattery ? 100 : null,
      defects: [],
      wear: 0,
      warrantyMonths: openBox ? random.pick([12, 24]) : 24,
    }
  }
  if (random.chance(LOT[wanted].damaged)) return damaged(group, hasBattery, random)
  const [a, b, c, d] = LOT[wanted].grades
  const grade = random.weighted<Grade>([
    ['A', a],
    ['B', b],
    ['C', c],
    ['D', d],
  ])
  const refurbished = grade !== 'D' && random.chance(0.42)
  const worn = Math.min(16, Math.round(ageYears * 1.3))
  const battery = hasBattery ? (refurbished && random.chance(0.3) ? 100 : random.int(80, 99 - worn + 2)) : null
  const defects =
    grade === 'D'
      ? [random.pick(bodyDefects(group))]
      : grade === 'C' && random.chance(0.35)
        ? [random.pick(bodyDefects(group))]
        : []
  const wear = ({ A: 0, B: 1, C: 2, D: 3 } as const)[grade as 'A' | 'B' | 'C' | 'D']
  const warrantyMonths =
    grade === 'D' || (wanted === 0 && !refurbished)
      ? random.pick([1, 3, 6])
      : refurbished
        ? random.pick([12, 12, 24])
        : random.pick(wanted > 1 ? [6, 12, 12] : [3, 6, 12])
  return { state: 'used', grade, refurbished, battery, defects, wear, warrantyMonths }
}

function damaged(group: DeviceGroup, hasBattery: boolean, random: Random): Condition {
  const repairable = random.chance(0.6)
  const first = random.pick(repairable && WITH_SCREEN.includes(group) ? screenDefects : deadDefects(group))
  const defects = random.chance(0.4) ? [first, random.pick(bodyDefects(group))] : [first]
  return {
    state: 'damaged',
    grade: repairable ? 'repairable' : 'forParts',
    refurbished: false,
    battery: hasBattery && repairable ? random.int(61, 92) : null,
    defects,
    wear: repairable ? 2 : 3,
    warrantyMonths: 0,
  }
}
