export { createCompany, type NewCompany } from './create-company.ts'
export { companiesService } from './http.ts'
export { readCompany, readSellers } from './read-companies.ts'
