import { findIssuedOfCompany, findUploadsOfCompany } from '../../documents/index.ts'

/** Documents as facts; their files are on the pages of the orders. */
export const documentEntries = { documents: findIssuedOfCompany, uploads: findUploadsOfCompany } as const
