import { drawCamera } from './cameras.ts'
import { drawConsole } from './consoles.ts'
import { drawController, drawHandheld } from './game-pads.ts'
import { drawEarbuds, drawHeadphones } from './headphones.ts'
import { drawLens } from './lenses.ts'
import type { Pen } from './pen.ts'
import { drawPhone } from './phones.ts'
import { drawProjector, drawSpeaker } from './speakers.ts'
import type { PictureSpec } from './spec.ts'
import { drawTablet } from './tablets.ts'
import { drawTv } from './televisions.ts'
import { drawFeaturePhone, drawWatch } from './watches.ts'

/** Phones, cameras, games, picture and sound. */
export const homeDrawers = {
  phone: drawPhone,
  'feature-phone': drawFeaturePhone,
  tablet: drawTablet,
  watch: drawWatch,
  console: drawConsole,
  handheld: drawHandheld,
  controller: drawController,
  mirrorless: drawCamera,
  dslr: drawCamera,
  'compact-camera': drawCamera,
  'action-camera': drawCamera,
  lens: drawLens,
  headphones: drawHeadphones,
  earbuds: drawEarbuds,
  speaker: drawSpeaker,
  projector: drawProjector,
  tv: drawTv,
} satisfies Record<string, (pen: Pen, spec: PictureSpec) => void>
