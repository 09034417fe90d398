import type { FieldError } from '../../../../values/failure.ts'
import { PARCEL_SIZES } from '../../../../values/parcel-size.ts'
import type { HandOver } from '../../carriers/carrier.ts'
import type { DeliveryMethod } from '../../rules/methods.ts'
import { type Box, largestBox } from './boxes.ts'
import { handOversOf } from './hand-overs.ts'

const SIDES = ['length', 'width', 'height'] as const
const bySize = (box: Box) => [...SIDES].sort((a, b) => box[b] - box[a])

/** What is wrong with a box of a size, whichever way it is turned: the side that is too long for it, or its weight. */
function boxProblems(size: (typeof PARCEL_SIZES)[number], box: Box): FieldError[] {
  const largest = largestBox(size)
  const limits = bySize(largest).map((side) => largest[side])
  const problems = bySize(box).flatMap((side, index): FieldError[] => {
    const most = limits[index] ?? 0
    return box[side] > most ? [{ field: `boxes.${size}.${side}`, code: 'box_too_large', params: { most } }] : []
  })
  if (box.weight <= largest.weight) return problems
  const most = largest.weight / 1000
  return [...problems, { field: `boxes.${size}.weight`, code: 'box_too_heavy', params: { most } }]
}

type Given = {
  boxes?: Partial<Record<(typeof PARCEL_SIZES)[number], Box | null>> | undefined
  handOvers?: Partial<Record<DeliveryMethod, HandOver>> | undefined
  collection?: { from: string; until: string; cutOff: string } | null | undefined
}

/** Every wrong field of settings to be saved. */
export function checkSending({ boxes = {}, handOvers = {}, collection }: Given): FieldError[] {
  const unfit = Object.entries(handOvers) as [DeliveryMethod, HandOver][]
  return [
    ...PARCEL_SIZES.flatMap((size) => {
      const box = boxes[size]
      return box ? boxProblems(size, box) : []
    }),
    ...unfit.flatMap(([method, handOver]): FieldError[] =>
      handOversOf(method).includes(handOver) ? [] : [{ field: `handOvers.${method}`, code: 'hand_over_unfit' }],
    ),
    ...(collection && collection.from >= collection.until
      ? [{ field: 'collection.until', code: 'collection_hours' }]
      : []),
    ...(collection && collection.cutOff >= collection.until
      ? [{ field: 'collection.cutOff', code: 'collection_cut_off' }]
      : []),
  ]
}
