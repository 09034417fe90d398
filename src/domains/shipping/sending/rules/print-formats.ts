/** What a company prints labels on: a label printer by PDF, sheets of A4 with four a page, a label printer by its own commands. */
export const PRINT_FORMATS = ['a6', 'a4', 'zpl'] as const
export type PrintFormat = (typeof PRINT_FORMATS)[number]
