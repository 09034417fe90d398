import type { Deps } from '../../platform/deps.ts'
import { localePath } from '../../values/locale.ts'
import type { CompanyMove } from '../companies/contract.ts'
import { readContactsOf } from '../companies/index.ts'
import { type Mail, queueMail } from '../mail/index.ts'
import { notify } from '../notices/index.ts'

/** What an operator decides of a company; its end has a statement of its own. */
export type Decision = Exclude<CompanyMove, 'submit' | 'end'>

type News = { companyId: number; company: string; move: Decision; reason: string; origin: string }

/** A mail about the operator's decision to every owner, each in her language, in the caller's transaction. */
export async function notifyOwners(deps: Deps, news: News): Promise<void> {
  const owners = await readContactsOf(deps, news.companyId, 'owners')
  await notify(deps, {
    ...{ kind: 'companyDecision', userIds: owners.map(({ userId }) => userId) },
    key: `${news.companyId} ${news.move} ${deps.now().toISOString()}`,
    ...{ data: { company: news.company, step: news.move }, path: `/company-data?company=${news.companyId}` },
  })
  for (const { email, locale } of owners) {
    const link = news.origin + localePath('/company-data', locale)
    await queueMail(deps, { to: email, locale, ...wording(news, link) })
  }
}

function wording({ move, company, reason }: News, link: string): Pick<Mail, 'template' | 'params'> {
  switch (move) {
    case 'approve':
      return { template: 'companyApproved', params: { company, link } }
    case 'reject':
      return { template: 'companyRejected', params: { company, reason, link } }
    case 'suspend':
      return { template: 'companySuspended', params: { company, reason } }
    case 'reinstate':
      return { template: 'companyReinstated', params: { company } }
  }
}
