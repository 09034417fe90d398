import type { PickupPoint, PointCluster } from '../../../../../domains/shipping/contract.ts'
import { type Point, type Size, toPoint, type View } from '../../../../parts/place-map/view.ts'
import type { PointsOfView } from './use-point-tiles.ts'

export type Mark = { id: string; at: Point } & (
  | { kind: 'point'; point: PickupPoint }
  | { kind: 'cluster'; cluster: PointCluster }
)
export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** What stands in the view, in the order in which it is read: points that were found first, where they are not among the others. */
export function marksIn(
  { points, clusters }: PointsOfView,
  found: readonly PickupPoint[],
  view: View,
  size: Size,
): Mark[] {
  const known = new Map([...points, ...found].map((point) => [point.code, point]))
  const marks = [
    ...[...known.values()].map(
      (point): Mark => ({ id: point.code, at: toPoint(view, size, point), kind: 'point', point }),
    ),
    ...clusters.map(
      (cluster): Mark => ({
        id: `${cluster.lat} ${cluster.lng}`,
        at: toPoint(view, size, cluster),
        kind: 'cluster',
        cluster,
      }),
    ),
  ]
  // Pins stand above their place: what would be cut off at an edge is not there yet.
  const isInside = ({ kind, at: { x, y } }: Mark) => {
    const [above, around] = kind === 'point' ? [36, 16] : [20, 20]
    const isUnderButtons = x > size.width - 68 && y < 136
    return (
      !isUnderButtons &&
      x >= around &&
      y >= above &&
      x <= size.width - around &&
      y <= size.height - (kind === 'point' ? 0 : around)
    )
  }
  return marks.filter(isInside).sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)
}

/** Whose turn it is from a mark in a direction: the nearest, where what lies aside counts twice; undefined where there is none. */
export function nextMark(marks: readonly Mark[], from: Mark, direction: Direction): Mark | undefined {
  const isAcross = direction === 'ArrowLeft' || direction === 'ArrowRight'
  const sign = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1
  const costOf = ({ at }: Mark) => {
    const ahead = sign * (isAcross ? at.x - from.at.x : at.y - from.at.y)
    const aside = Math.abs(isAcross ? at.y - from.at.y : at.x - from.at.x)
    return ahead <= 0 || aside > ahead * 3 ? Number.POSITIVE_INFINITY : ahead + 2 * aside
  }
  const [best] = marks
    .filter((mark) => mark.id !== from.id)
    .map((mark) => ({ mark, cost: costOf(mark) }))
    .sort((a, b) => a.cost - b.cost)
  return best && Number.isFinite(best.cost) ? best.mark : undefined
}
