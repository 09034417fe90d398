import type { ImportProblem, ImportSettings, ImportSummary, ImportView } from '../../../domains/imports/contract.ts'

export type { ImportProblem, ImportSettings, ImportSummary, ImportView }

/** At work: the page asks again until it is over. */
export const isBusy = ({ status }: Pick<ImportSummary, 'status'>) => status === 'checking' || status === 'running'
