export { createCompany, type NewCompany } from './create-company.ts'
export { companiesService } from './http.ts'
export { readSellers } from './read-companies.ts'
