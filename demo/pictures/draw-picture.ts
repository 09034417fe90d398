import { drawCamera, drawLens, drawTv } from './cameras.ts'
import { drawAllInOne, drawDesktop, drawMini, drawMonitor, drawServer } from './computers.ts'
import { drawLaptop } from './laptop.ts'
import { drawAccessPoint, drawFirewall, drawRouter, drawSwitch } from './network-gear.ts'
import * as parts from './parts.ts'
import type { Pen } from './pen.ts'
import { drawFeaturePhone, drawPhone, drawTablet, drawWatch } from './phones.ts'
import { drawConsole, drawController, drawHandheld } from './play.ts'
import { drawLabelPrinter, drawPrinter } from './printers.ts'
import * as sound from './sound.ts'
import type { PictureKind, PictureSpec } from './spec.ts'
import { finish, studio } from './stage.ts'

const DRAWERS: Record<PictureKind, (pen: Pen, spec: PictureSpec) => void> = {
  laptop: drawLaptop,
  desktop: drawDesktop,
  'mini-pc': drawMini,
  'all-in-one': drawAllInOne,
  monitor: drawMonitor,
  server: drawServer,
  phone: drawPhone,
  'feature-phone': drawFeaturePhone,
  tablet: drawTablet,
  watch: drawWatch,
  switch: drawSwitch,
  router: drawRouter,
  'access-point': drawAccessPoint,
  firewall: drawFirewall,
  ssd: parts.drawDrive,
  m2: parts.drawDrive,
  hdd: parts.drawDrive,
  nas: parts.drawNas,
  ram: parts.drawRam,
  battery: parts.drawBattery,
  'power-supply': parts.drawPowerSupply,
  dock: parts.drawDock,
  gpu: parts.drawGpu,
  keyboard: parts.drawKeyboard,
  display: parts.drawDisplay,
  printer: drawPrinter,
  'label-printer': drawLabelPrinter,
  console: drawConsole,
  handheld: drawHandheld,
  controller: drawController,
  mirrorless: drawCamera,
  dslr: drawCamera,
  'compact-camera': drawCamera,
  'action-camera': drawCamera,
  lens: drawLens,
  headphones: sound.drawHeadphones,
  earbuds: sound.drawEarbuds,
  speaker: sound.drawSpeaker,
  projector: sound.drawProjector,
  tv: drawTv,
}

/** The picture as an SVG of 1200 × 900. Pure and quick (about a millisecond): draw on demand. */
export function drawPicture(spec: PictureSpec): string {
  const pen = studio(spec)
  DRAWERS[spec.kind](pen, spec)
  return finish(pen, spec)
}
