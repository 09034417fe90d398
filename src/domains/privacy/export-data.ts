import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { Locale } from '../../values/locale.ts'
import { readAccountData, requireConfirmed } from '../accounts/index.ts'
import { readAddresses } from '../address-book/index.ts'
import { recordAudit } from '../audit/index.ts'
import { readCompaniesToExport } from '../companies/index.ts'
import { readMailsTo } from '../mail/index.ts'
import { explainExport } from './explain-export.ts'
import { readKept } from './kept-entries.ts'
import { FOLDERS, purchaseEntries } from './purchase-entries.ts'
import { readOwnEntries } from './read-own-entries.ts'
import { jsonList, writeZip, type ZipEntry } from './write-zip.ts'

const EXPORTS = defineLimit({ name: 'data-export', attempts: 3, seconds: 3600 })

/** Everything the market keeps of a person, as a ZIP of JSON files, the newest documents as PDF, the newest files of cases and the own picture; three times an hour. */
export async function exportData(
  deps: Deps,
  actor: Actor | undefined,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  const { userId } = actor
  await requireConfirmed(deps, actor)
  await deps.limits.count(EXPORTS, userId)
  const entries = await gather(deps, actor)
  const names = entries.map(({ name }) => name)
  const readme = await explainExport(deps, locale, [
    ...names.filter((name) => !name.includes('/')),
    ...Object.keys(FOLDERS),
  ])
  const zip = await writeZip([{ name: 'README.txt', content: readme }, ...entries], deps.now())
  await recordAudit(deps, { actorId: userId, action: 'dataExported', subjectKind: 'user', subjectId: userId })
  return zip
}

async function gather(deps: Deps, actor: Actor): Promise<ZipEntry[]> {
  const { userId } = actor
  const { account, passkeys, sessions, notes: teamNotes } = await readAccountData(deps, userId)
  const { addresses, invoices } = await readAddresses(deps, userId)
  const { cart, filters, notes, messages, wishes, notices, acceptedTerms } = await readKept(deps, actor)
  const picture = await deps.files.read(`originals/${account.avatar}.webp`)
  const json = (name: string, content: unknown): ZipEntry => ({
    name: `${name}.json`,
    content: `${JSON.stringify(content, null, 2)}\n`,
  })
  return [
    json('account', { ...account, passkeys, teamNotes, acceptedTerms }),
    json('addresses', addresses),
    json('invoices', invoices),
    json('sessions', sessions),
    json('companies', await readCompaniesToExport(deps, actor)),
    json('filters', filters),
    json('wishes', wishes),
    json('notices', notices),
    { name: 'notes.json', content: jsonList(notes) },
    { name: 'messages.json', content: jsonList(messages) },
    ...(await purchaseEntries(deps, userId)),
    json('cart', cart),
    json('mails', await readMailsTo(deps, account.email)),
    { name: 'audit.json', content: jsonList(readOwnEntries(deps, userId)) },
    ...(picture ? [{ name: 'avatar.webp', content: picture }] : []),
  ]
}
