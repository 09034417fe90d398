import type { MailText } from '../../../../domains/mail/texts/contract.ts'
import type { Load } from '../../../loading.ts'

/** With the names of who changed it: those of today, so that an erased person has none here either. */
export type NamedMailText = MailText & { names: Readonly<Record<string, string>> }

export const loadMailText: Load<NamedMailText> = async ({ api, params, url, signal }) => {
  const before = url.searchParams.get('before')
  const text = await api('GET /api/admin/mail-texts/{template}', {
    params: { template: params.template ?? '' },
    query: before ? { before: Number(before) || 1 } : {},
    signal,
  })
  const ids = [...new Set(text.versions.map(({ by }) => by))].join(',')
  const { users } = ids ? await api('GET /api/admin/users', { query: { ids }, signal }) : { users: [] }
  const names = users
    .filter(({ status }) => status !== 'deleted')
    .map((one) => [one._id, `${one.firstName} ${one.lastName}`.trim() || one.username])
  return { ...text, names: Object.fromEntries(names) }
}
