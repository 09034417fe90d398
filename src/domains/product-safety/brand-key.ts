import { normalizeBrand } from '../../values/brands.ts'
import { foldText } from '../../values/text-fold.ts'

/** A brand as it is compared: however a seller wrote it. */
export const brandKey = (name: string): string => foldText(normalizeBrand(name))
