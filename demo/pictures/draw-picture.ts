import { cosmeticDrawers } from './cosmetics.ts'
import { homeDrawers } from './home-drawers.ts'
import { officeDrawers } from './office-drawers.ts'
import type { Pen } from './pen.ts'
import type { PictureKind, PictureSpec } from './spec.ts'
import { finish, studio } from './stage.ts'

const DRAWERS: Record<PictureKind, (pen: Pen, spec: PictureSpec) => void> = {
  ...officeDrawers,
  ...homeDrawers,
  ...cosmeticDrawers,
}

/** The picture as an SVG of 1200 × 900. Pure and quick (under a millisecond): draw on demand. */
export function drawPicture(spec: PictureSpec): string {
  const pen = studio(spec)
  DRAWERS[spec.kind](pen, spec)
  return finish(pen)
}
