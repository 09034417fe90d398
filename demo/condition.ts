import type { Grade, ProductState } from '../src/domains/products/contract.ts'
import { DEFECTS, type Defect } from './box-words.ts'
import type { PictureSpec } from './pictures/spec.ts'
import type { DeviceGroup } from './product-types.ts'
import type { Random } from './random.ts'

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

/** Draws a condition that fits the age: old models are rarely sold new. */
export function conditionOf(group: DeviceGroup, ageYears: number, random: Random): Condition {
  const newShare = OFTEN_NEW.includes(group)
    ? ageYears < 7
      ? 0.3
      : 0.14
    : ageYears < 4.5
      ? 0.24
      : ageYears < 7
        ? 0.09
        : 0.02
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
  if (random.chance(0.09)) return damaged(group, hasBattery, random)
  const grade = random.weighted<Grade>([
    ['A', 26],
    ['B', 40],
    ['C', 24],
    ['D', 10],
  ])
  const refurbished = grade !== 'D' && random.chance(0.42)
  const worn = Math.min(16, Math.round(ageYears * 1.3))
  const battery = hasBattery ? (refurbished && random.chance(0.3) ? 100 : random.int(80, 99 - worn + 2)) : null
  const defects =
    grade === 'D'
      ? [random.pick(DEFECTS.body)]
      : grade === 'C' && random.chance(0.35)
        ? [random.pick(DEFECTS.body)]
        : []
  const wear = ({ A: 0, B: 1, C: 2, D: 3 } as const)[grade as 'A' | 'B' | 'C' | 'D']
  const warrantyMonths = refurbished
    ? random.pick([12, 12, 24])
    : grade === 'D'
      ? random.pick([1, 3, 6])
      : random.pick([3, 6, 12, 12])
  return { state: 'used', grade, refurbished, battery, defects, wear, warrantyMonths }
}

function damaged(group: DeviceGroup, hasBattery: boolean, random: Random): Condition {
  const repairable = random.chance(0.6)
  const first = repairable && WITH_SCREEN.includes(group) ? random.pick(DEFECTS.screen) : random.pick(DEFECTS.dead)
  const defects = random.chance(0.4) ? [first, random.pick(DEFECTS.body)] : [first]
  return {
    state: 'damaged',
    grade: repairable ? 'repairable' : 'forParts',
    refurbished: false,
    battery: hasBattery && repairable ? random.int(61, 92) : null,
    defects,
    wear: first.screen ? 4 : 3,
    warrantyMonths: 0,
  }
}
