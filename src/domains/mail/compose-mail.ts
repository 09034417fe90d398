import type { Deps } from '../../platform/deps.ts'
import { readPublicSettings } from '../settings/index.ts'
import { type MailParams, type Rendered, renderMail } from './render/render-mail.ts'
import type { StoredMail } from './store/outgoing.ts'

/** What a stored mail says; undefined when it is erased, or sealed under a key that is gone. */
export async function composeMail(deps: Deps, mail: StoredMail): Promise<Rendered | undefined> {
  const params = openParams(deps, mail.content)
  if (!params) return undefined
  return renderMail(mail.template, mail.locale, params, await readPublicSettings(deps))
}

function openParams({ secrets }: Deps, content: Buffer | null): MailParams | undefined {
  if (!content) return undefined
  try {
    return JSON.parse(secrets.open(content)) as MailParams
  } catch {
    return undefined
  }
}
