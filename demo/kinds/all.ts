import type { ModelDraft } from '../product-types.ts'
import { desktopDrafts } from './desktops.ts'
import { laptopDrafts } from './laptops.ts'
import { mobileDrafts } from './mobile.ts'
import { networkDrafts, partDrafts } from './network-parts.ts'
import { screenDrafts } from './screens-cameras.ts'

/** Every model of the demo market, always in the same order. */
export function modelDrafts(): ModelDraft[] {
  return [
    ...mobileDrafts(),
    ...laptopDrafts(),
    ...screenDrafts(),
    ...desktopDrafts(),
    ...networkDrafts(),
    ...partDrafts(),
  ]
}
