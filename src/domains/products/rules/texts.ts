/** The texts of a product, each in the market's languages: most characters of each. Only the first has to be there. */
export const TEXTS_MOST = { description: 20_000, howToUse: 5000, composition: 5000, specialOffer: 300 } as const
export type TextName = keyof typeof TEXTS_MOST
export const TEXT_NAMES = Object.keys(TEXTS_MOST) as readonly TextName[]
