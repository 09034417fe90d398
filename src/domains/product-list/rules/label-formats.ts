export const LABEL_FORMATS = ['a4', 'roll62'] as const
export type LabelFormat = (typeof LABEL_FORMATS)[number]

/** Labels of one print. */
export const MOST_LABELS = 1000
