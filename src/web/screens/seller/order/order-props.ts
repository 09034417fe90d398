import type { SellerOrder } from '../../../../domains/fulfilment/contract.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'

/** An order and the company whose it is. */
export type OrderProps = { company: Mine; order: SellerOrder }
