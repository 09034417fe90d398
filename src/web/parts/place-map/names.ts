import type { Api } from '../../api-client.ts'
import { type Position, type Size, scaleIn, tilesOf, toPoint, type View } from './view.ts'

export type PlaceName = Position & { id: number; name: string; size: number }

/** Names for a view, largest places first; `complete` is false while the market still prepares them. */
export async function readNames(api: Api, view: View, size: Size): Promise<{ names: PlaceName[]; complete: boolean }> {
  const tiles = await Promise.all(
    tilesOf(view, size).map((params) => api('GET /api/map/tiles/{z}/{x}/{y}', { params })),
  )
  const names = new Map(tiles.flatMap(({ places }) => places).map((place) => [place.id, place]))
  return {
    names: [...names.values()].sort((a, b) => b.size - a.size || a.id - b.id),
    complete: tiles.every(({ preparing }) => !preparing),
  }
}

export type Label = PlaceName & { x: number; y: number; large: boolean }

const LETTER = 6.6
const LINE = 17
const LARGE = 50_000

/** Names that fit into the view without covering one another, the pin or the scale; larger places first. */
export function labelsIn(names: readonly PlaceName[], view: View, size: Size, pin?: Position | null): Label[] {
  const at = pin && toPoint(view, size, pin)
  const { left, top, pixels } = scaleIn(view, size)
  const taken = [{ left: left - 4, right: left + pixels + 4, top, bottom: size.height }]
  if (at) taken.push({ left: at.x - 18, right: at.x + 18, top: at.y - 38, bottom: at.y + 2 })
  const labels: Label[] = []
  for (const place of names) {
    const { x, y } = toPoint(view, size, place)
    const box = { left: x - 6, right: x + 10 + place.name.length * LETTER, top: y - LINE / 2, bottom: y + LINE / 2 }
    if (box.left < 2 || box.right > size.width - 2 || box.top < 2 || box.bottom > size.height - 2) continue
    if (
      taken.some((one) => box.left < one.right && one.left < box.right && box.top < one.bottom && one.top < box.bottom)
    ) {
      continue
    }
    taken.push(box)
    labels.push({ ...place, x, y, large: place.size >= LARGE })
  }
  return labels
}
