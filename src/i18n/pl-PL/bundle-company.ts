import { company } from './company.ts'
import { companyForm } from './company-form.ts'
import { team } from './team.ts'

/** Texts of the company screens. */
export const texts = { company, companyForm, team }
