import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { mailContract } from './contract.ts'
import { readMail, readMails } from './read-mails.ts'
import { retryMail } from './retry-mail.ts'
import { sendTestMail } from './send-test.ts'

/** The operator's view of mail: what waits, what was given up, sending again, a test mail. */
export const mailService = (deps: Deps) =>
  service(mailContract, {
    'GET /api/admin/mails': ({ query }, { actor }) => readMails(deps, actor, query),
    'GET /api/admin/mails/{id}': ({ params }, { actor }) => readMail(deps, actor, params.id),
    'POST /api/admin/mails/test': ({ body }, { actor, locale }) => sendTestMail(deps, actor, { to: body.to, locale }),
    'POST /api/admin/mails/{id}/retry': ({ params }, { actor }) => retryMail(deps, actor, params.id),
  })
