import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { MessageTemplate } from '../../../../domains/messages/templates/contract.ts'
import { ApiProblem } from '../../../api-client.ts'
import type { ApiOutput } from '../../../api-types.ts'
import type { LoadArgs } from '../../../loading.ts'
import { type Inbox, loadInbox } from '../../../parts/messages/load-inbox.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'

export type About = ApiOutput<'GET /api/inboxes/{inbox}/about'> & {
  asked: { productId: number } | { orderNumber: string }
}
type Messages = {
  inbox: Inbox
  /** Those one may answer for. */
  companies: readonly Mine[]
  /** What a new message is about; null: none is begun. */
  about: About | null
  /** Why one cannot begin what the address asks for. */
  refused: string | null
  templates: readonly MessageTemplate[]
  digest: boolean
}

/** The own inbox, or that of a company which the address names; `about=product-12` or `about=order-OB-…` begins a message, or opens the conversation there is. */
export async function loadMessages(args: LoadArgs): Promise<Messages> {
  const { api, url, signal } = args
  const mine = await api('GET /api/companies/mine', { signal })
  const companies = mine.companies.filter(({ role }) => roleMay(role, 'messages.answer'))
  const named = url.searchParams.get('inbox')
  const company = companies.find(({ id }) => String(id) === named)
  const name = company ? String(company.id) : 'own'
  const { about, refused } = await findAbout(args, name)
  const known = about?.conversationId
  const at = new URL(url)
  if (known) at.searchParams.set('c', String(known))
  const [inbox, { digest }, { templates }] = await Promise.all([
    loadInbox(name)({ ...args, url: at }),
    api('GET /api/account/message-mails', { signal }),
    company
      ? api('GET /api/companies/{id}/message-templates', { params: { id: company.id }, signal })
      : { templates: [] as MessageTemplate[] },
  ])
  return { inbox, companies, about: known ? null : about, refused, templates, digest }
}

type Asked = { about: About | null; refused: string | null }

async function findAbout({ api, url, signal }: LoadArgs, inbox: string): Promise<Asked> {
  const [, kind, value = ''] = /^(product|order)-(.{1,40})$/.exec(url.searchParams.get('about') ?? '') ?? []
  if (!kind) return { about: null, refused: null }
  const asked = kind === 'product' ? { productId: Number(value) } : { orderNumber: value }
  try {
    const found = await api('GET /api/inboxes/{inbox}/about', { params: { inbox }, query: asked, signal })
    return { about: { ...found, asked }, refused: null }
  } catch (error) {
    // The inbox is there all the same; a link may be old, or another account be logged in.
    if (error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 401) {
      return { about: null, refused: error.detail || error.title }
    }
    throw error
  }
}
