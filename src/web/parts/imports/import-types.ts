import type { ImportProblem, ImportSettings, ImportSummary, ImportView } from '../../../domains/imports/contract.ts'

export type { ImportProblem, ImportSettings, ImportSummary, ImportView }

/** At work: the page asks again until it is over. */
export const isBusy = ({ status }: Pick<ImportSummary, 'status'>) => status === 'checking' || status === 'running'
/** Settings may be changed and the file be checked. */
export const isOpen = ({ status }: Pick<ImportSummary, 'status'>) => status === 'ready' || status === 'checked'
