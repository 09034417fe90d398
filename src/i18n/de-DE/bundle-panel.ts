import { assortment } from './assortment.ts'
import { configuration } from './configuration.ts'
import { logistics } from './logistics.ts'
import { myShops } from './my-shops.ts'
import { panel } from './panel.ts'
import { selling } from './selling.ts'

/** Texts of the seller panel. */
export const texts = { assortment, configuration, logistics, myShops, panel, selling }
