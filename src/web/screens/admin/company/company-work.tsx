import type { ApiOutput } from '../../../api-client.ts'
import { CompanyChecks } from './company-checks.tsx'
import { CompanyDocuments } from './company-documents.tsx'
import { EndPanel } from './oversight/end-panel.tsx'
import { RequestsPanel } from './oversight/requests-panel.tsx'
import { CompanyRecord, type Numbers } from './record/company-record.tsx'

type Props = {
  company: ApiOutput<'GET /api/admin/companies/{id}'>
  oversight: ApiOutput<'GET /api/admin/companies/{id}/oversight'>
  numbers: Numbers
}

/** What the operator works with: papers, those still asked for, registers, and the end of the contract. */
export function CompanyWork({ company, oversight, numbers }: Props) {
  return (
    <>
      <CompanyDocuments company={company} />
      <RequestsPanel companyId={company.id} requests={oversight.requests} />
      <CompanyChecks company={company} />
      <CompanyRecord company={company} {...numbers} />
      <EndPanel company={company} oversight={oversight} />
    </>
  )
}
