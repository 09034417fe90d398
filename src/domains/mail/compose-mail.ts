import type { Deps } from '../../platform/deps.ts'
import { readPublicSettings } from '../settings/index.ts'
import { type MailParams, type Rendered, renderMail } from './render/render-mail.ts'
import type { StoredMail } from './store/outgoing.ts'
import type { WithdrawalForm } from './templates.ts'
import { wordsInForce } from './texts/words-in-force.ts'

/** What a mail says, and what its file is drawn from. */
export type Composed = Rendered & { forms: readonly WithdrawalForm[] }

/** What a stored mail says; undefined when it is erased, or sealed under a key that is gone. */
export async function composeMail(deps: Deps, mail: StoredMail): Promise<Composed | undefined> {
  const params = openParams(deps, mail.content)
  if (!params) return undefined
  const { forms = [] } = params as { forms?: readonly WithdrawalForm[] }
  const words = await wordsInForce(deps, mail.template, mail.locale)
  return { ...renderMail(mail.template, mail.locale, params, await readPublicSettings(deps), words), forms }
}

function openParams({ secrets }: Deps, content: Buffer | null): MailParams | undefined {
  if (!content) return undefined
  try {
    return JSON.parse(secrets.open(content)) as MailParams
  } catch {
    return undefined
  }
}
