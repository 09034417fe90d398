import type { Api } from '../../api-client.ts'
import { type Point, type Position, type Size, scaleIn, tilesOf, toPoint, type View } from './view.ts'

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

export type Label = PlaceName & { x: number; y: number; large: boolean; side: 'left' | 'right' | 'below' }
type Box = { left: number; right: number; top: number; bottom: number }

/** What stands on the map: a pin, and the name of its town under it. */
export type Pinned = { at: Position; name?: string | undefined }

const LETTER = 6.6
const BOLD_LETTER = 7.4
const LINE = 17
const LARGE = 50_000
/** Pixels from the pin's tip to the middle of the name under it. */
export const NAME_BELOW = 13
/** Pixels that the buttons in the upper right corner take. */
const BUTTONS = { width: 60, height: 146 }

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Names that fit into the view without covering one another, the pin, the buttons or the scale; larger places first. */
export function labelsIn(names: readonly PlaceName[], view: View, size: Size, pin?: Pinned | null): Label[] {
  const { left, top, pixels } = scaleIn(view, size)
  const taken: Box[] = [
    { left: left - 4, right: left + pixels + 4, top, bottom: size.height },
    { left: size.width - BUTTONS.width, right: size.width, top: 0, bottom: BUTTONS.height },
    ...(pin ? pinBoxes(toPoint(view, size, pin.at), pin.name) : []),
  ]
  const isFree = (box: Box) =>
    box.left >= 2 &&
    box.right <= size.width - 2 &&
    box.top >= 2 &&
    box.bottom <= size.height - 2 &&
    !taken.some((one) => overlap(box, one))
  const labels: Label[] = []
  for (const place of names) {
    // It stands under the pin already.
    if (place.name === pin?.name) continue
    const { x, y } = toPoint(view, size, place)
    const large = place.size >= LARGE
    const wide = 10 + place.name.length * (large ? BOLD_LETTER : LETTER)
    const rows = { top: y - LINE / 2, bottom: y + LINE / 2 }
    const boxes = {
      right: { ...rows, left: x - 6, right: x + wide },
      left: { ...rows, left: x - wide, right: x + 6 },
      below: { top: y - 3, bottom: y + NAME_BELOW + LINE / 2, left: x - wide / 2, right: x + wide / 2 },
    }
    const side = (['right', 'left', 'below'] as const).find((one) => isFree(boxes[one]))
    if (!side) continue
    taken.push(boxes[side])
    labels.push({ ...place, x, y, large, side })
  }
  return labels
}

function pinBoxes({ x, y }: Point, name = ''): Box[] {
  const half = (name.length * BOLD_LETTER) / 2 + 3
  const pin = { left: x - 18, right: x + 18, top: y - 38, bottom: y + 1 }
  if (!name) return [pin]
  return [pin, { left: x - half, right: x + half, top: y, bottom: y + NAME_BELOW + LINE / 2 }]
}
