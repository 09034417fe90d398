import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Deps } from '../../platform/deps.ts'
import { isPdf } from '../../platform/files/document-file.ts'
import { openPaper, savePaper } from '../../platform/files/sealed-papers.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { appendEvents } from './append-events.ts'
import type { Erasure } from './contract.ts'
import { lockOwn } from './own-unit.ts'
import { tellsNumber, tellsPerson } from './rules/tells.ts'
import type { SigningDeps } from './signer-of.ts'
import {
  attachErasureFile,
  findErasure,
  insertErasure,
  isErasureFileKept,
  rewriteErasure,
  type StoredErasure,
} from './store/erasures.ts'
import { tellsOwnNumber } from './tells-own-number.ts'

/** The fields of a certificate; operator and drives are for the company and the buyer alone. */
export type ErasureFields = Omit<Erasure, 'hasFile'>
type Private = Pick<Erasure, 'operator' | 'drives'>
type OfUnit = { unitId: number; companyId: number }

/**
 * The fields of a certificate of data erasure. The chain tells of it once its file is there, too (`addErasureFile`); until then they can be written
 * again, afterwards they begin another certificate.
 */
export async function wipeUnit(deps: SigningDeps, given: OfUnit & ErasureFields): Promise<void> {
  const { unitId, companyId, operator, drives, ...fields } = given
  for (const field of ['tool', 'toolVersion'] as const) {
    if (tellsPerson(fields[field]) || tellsNumber(fields[field])) throw invalidField(field, 'tells_person')
  }
  if (Date.parse(fields.wipedOn) > deps.now().getTime() + 86_400_000) throw invalidField('wipedOn', 'invalid')
  const unit = await lockOwn(deps, given)
  for (const field of ['tool', 'toolVersion'] as const) {
    if (tellsOwnNumber(deps, unit, fields[field])) throw invalidField(field, 'tells_person')
  }
  const sealed = { privateSealed: deps.secrets.seal(JSON.stringify({ operator, drives } satisfies Private)) }
  const before = await findErasure(deps.db, unitId, companyId)
  const written = { ...fields, ...sealed, at: deps.now() }
  if (before && before.fileKey === null) return rewriteErasure(deps.db, before.id, written)
  if (before && (await sameFields(deps, before, given))) return
  await insertErasure(deps.db, { unitId, companyId, ...written })
}

async function sameFields(deps: SigningDeps, before: StoredErasure, given: OfUnit & ErasureFields): Promise<boolean> {
  const { hasFile: _, ...kept } = presentErasure(deps, before)
  const { unitId: _u, companyId: _c, ...wanted } = given
  return Object.entries(wanted).every(
    ([name, value]) => JSON.stringify(kept[name as keyof typeof kept]) === JSON.stringify(value),
  )
}

/** A certificate as its company and the buyer read it. */
export function presentErasure({ secrets }: Pick<Deps, 'secrets'>, kept: StoredErasure): Erasure {
  const { operator, drives } = JSON.parse(secrets.open(kept.privateSealed)) as Private
  const { number, wipedOn, tool, toolVersion, method, verified, fileKey } = kept
  return { number, wipedOn, operator, tool, toolVersion, method, drives, verified, hasFile: fileKey !== null }
}

/** Keeps the PDF of the certificate, sealed. With it the certificate is whole, and the chain says so. The same file again changes nothing. */
export async function addErasureFile(deps: Deps, given: OfUnit, file: Upload): Promise<void> {
  const bytes = await readFile(file.path)
  if (!isPdf(bytes)) throw invalidField('file', 'not_a_pdf')
  const fileHash = createHash('sha256').update(bytes).digest()
  const { unitId, companyId } = given
  if (!(await findErasure(deps.db, unitId, companyId))) throw new Failure('notFound', 'erasure_not_found')
  const fileKey = await savePaper(deps, `units/${unitId}`, bytes, (key, runAt) =>
    deps.addJob(deps.db, { name: 'units.removeFile', payload: { fileKey: key }, runAt }),
  )
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const unit = await lockOwn(inside, given)
    const kept = must(await findErasure(db, unitId, companyId), 'a certificate that was there')
    if (kept.fileHash?.equals(fileHash)) return
    if (kept.fileKey !== null) throw new Failure('conflict', 'erasure_has_file')
    await attachErasureFile(db, kept.id, { fileKey, fileSize: bytes.byteLength, fileHash })
    const { method, tool, wipedOn: day, verified } = kept
    const drives = presentErasure(deps, kept).drives.length
    await appendEvents(inside, [
      {
        unit,
        happened: [
          {
            kind: 'wiped',
            by: companyId,
            data: { method, tool, day, verified, drives, file: fileHash.toString('hex') },
          },
        ],
      },
    ])
  })
}

/** The PDF of the newest certificate that a company wrote for a unit; `erasure_not_found`. */
export async function readErasureFile(deps: Deps, { unitId, companyId }: OfUnit): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await findErasure(deps.db, unitId, companyId)
  const bytes = kept?.fileKey ? await openPaper(deps, kept.fileKey) : undefined
  if (!bytes) throw new Failure('notFound', 'erasure_not_found')
  return bytes
}

/** Removes a file that no certificate has. */
export async function removeErasureFile(deps: Deps, fileKey: string): Promise<void> {
  if (!(await isErasureFileKept(deps.db, fileKey))) await deps.files.remove(fileKey)
}
