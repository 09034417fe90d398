import type { ProductCard } from '../../../domains/search/contract.ts'

/** The page of a product, on which the version stands chosen that was looked for. */
export const productPath = ({ id, fittingVersionId }: Pick<ProductCard, 'id' | 'fittingVersionId'>) =>
  `/products/${id}${fittingVersionId === undefined ? '' : `?version=${fittingVersionId}`}`
