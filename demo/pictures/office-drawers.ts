import { drawDesktop, drawMini } from './desktops.ts'
import { drawDrive, drawNas, drawRam } from './drives.ts'
import { drawGpu } from './graphics-cards.ts'
import { drawLaptop } from './laptop.ts'
import { drawAllInOne, drawMonitor } from './monitors.ts'
import { drawAccessPoint, drawFirewall, drawRouter, drawSwitch } from './network-gear.ts'
import { drawDisplay, drawKeyboard } from './parts.ts'
import type { Pen } from './pen.ts'
import { drawBattery, drawDock, drawPowerSupply } from './power.ts'
import { drawLabelPrinter, drawPrinter } from './printers.ts'
import { drawServer } from './servers.ts'
import type { PictureSpec } from './spec.ts'

/** Computers, network gear, printers and parts. */
export const officeDrawers = {
  laptop: drawLaptop,
  desktop: drawDesktop,
  'mini-pc': drawMini,
  'all-in-one': drawAllInOne,
  monitor: drawMonitor,
  server: drawServer,
  switch: drawSwitch,
  router: drawRouter,
  'access-point': drawAccessPoint,
  firewall: drawFirewall,
  ssd: drawDrive,
  m2: drawDrive,
  hdd: drawDrive,
  nas: drawNas,
  ram: drawRam,
  battery: drawBattery,
  'power-supply': drawPowerSupply,
  dock: drawDock,
  gpu: drawGpu,
  keyboard: drawKeyboard,
  display: drawDisplay,
  printer: drawPrinter,
  'label-printer': drawLabelPrinter,
} satisfies Record<string, (pen: Pen, spec: PictureSpec) => void>
