import { cosmeticDrawers } from './cosmetics.ts'
import { isOnScreen } from './flaws.ts'
import { inFrame } from './framing.ts'
import { homeDrawers } from './home-drawers.ts'
import { officeDrawers } from './office-drawers.ts'
import { newPen, type Pen, type Point } from './pen.ts'
import type { PictureKind, PictureSpec } from './spec.ts'
import { finish, HEIGHT, WIDTH } from './stage.ts'

const DRAWERS: Record<PictureKind, (pen: Pen, spec: PictureSpec) => void> = {
  ...officeDrawers,
  ...homeDrawers,
  ...cosmeticDrawers,
}

/** The picture as an SVG of 1200 × 900. Pure and quick (under a millisecond): draw on demand. */
export function drawPicture(spec: PictureSpec): string {
  const pen = newPen(spec.flaw)
  draw(pen, spec)
  return finish(pen, spec.view === 'flaw' && pen.flawAt ? closeUp(pen.flawAt) : undefined)
}

function draw(pen: Pen, spec: PictureSpec): void {
  const view = spec.view !== 'flaw' ? spec.view : isOnScreen(spec.flaw) ? 'front' : 'back'
  inFrame(pen, { ...spec, view }, () => DRAWERS[spec.kind](pen, { ...spec, view }))
}

/** Whether the defect is seen where this picture looks; what has no screen has none that could be dark. */
export function showsFlaw(spec: PictureSpec): boolean {
  const pen = newPen(spec.flaw)
  draw(pen, spec)
  return pen.flawAt !== undefined
}

/** Half the sheet's width and height around a point, within the sheet. */
function closeUp([x, y]: Point): string {
  const [w, h] = [WIDTH / 2, HEIGHT / 2]
  const within = (value: number, room: number) => Math.round(Math.min(Math.max(value, 0), room))
  return `${within(x - w / 2, WIDTH - w)} ${within(y - h / 2, HEIGHT - h)} ${w} ${h}`
}
