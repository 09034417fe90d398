import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { invalidateTags } from '../../../platform/cache/invalidation.ts'
import type { Deps } from '../../../platform/deps.ts'
import { checkPicture } from '../../../platform/files/check-picture.ts'
import { isPdf } from '../../../platform/files/document-file.ts'
import type { Upload } from '../../../platform/files/uploads.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import type { Locale } from '../../../values/locale.ts'
import { recordAudit } from '../../audit/index.ts'
import {
  clearSettingsCache,
  GUARANTEE_SETTING,
  type GuaranteeFile,
  type GuaranteeFiles,
  lockSetting,
  readGuaranteeFiles,
  writeSetting,
} from '../../settings/index.ts'
import type { NoticeView } from './contract.ts'
import { composeNotice, endingOf } from './read-notice.ts'

/** Long enough for any request to end. */
const LEFT_OVER_MINUTES = 60

const removeLater = (deps: Deps, key: string, minutes: number) =>
  deps.addJob(deps.db, {
    name: 'site.removeNotice',
    payload: { key },
    runAt: new Date(deps.now().getTime() + minutes * 60_000),
  })

/** Takes the official file of a language; the one before goes. It is kept byte by byte: the notice may not be changed. */
export async function changeNotice(
  deps: Deps,
  actor: Actor | undefined,
  locale: Locale,
  upload: Upload,
): Promise<NoticeView> {
  requireOperator(actor)
  const bytes = await readFile(upload.path)
  const media = await mediaOf(bytes)
  const key = `guarantee/${randomBytes(18).toString('base64url').replaceAll('_', '-')}.${endingOf(media)}`
  // Said before the file is written: should the request die before anything refers to it, it goes all the same.
  await removeLater(deps, key, LEFT_OVER_MINUTES)
  await deps.files.write(key, bytes)
  return setFile(deps, actor, locale, { media, key, size: bytes.byteLength, addedAt: deps.now().toISOString() })
}

/** Takes the file of a language away. */
export function removeNotice(deps: Deps, actor: Actor | undefined, locale: Locale): Promise<NoticeView> {
  return setFile(deps, actor, locale, undefined)
}

async function mediaOf(bytes: Buffer): Promise<GuaranteeFile['media']> {
  if (isPdf(bytes)) return 'application/pdf'
  try {
    const format = await checkPicture(bytes)
    // Browsers of some years ago show no AVIF.
    if (format === 'jpeg' || format === 'png' || format === 'webp') return `image/${format}`
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'not_a_picture')) throw error
  }
  throw invalidField('file', 'not_a_document')
}

async function setFile(
  deps: Deps,
  actor: Actor | undefined,
  locale: Locale,
  file: GuaranteeFile | undefined,
): Promise<NoticeView> {
  const { userId } = requireOperator(actor)
  const view = await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const { [locale]: before, ...others } = ((await lockSetting(inside, GUARANTEE_SETTING)) ?? {}) as GuaranteeFiles
    if (before || file) {
      await writeSetting(inside, GUARANTEE_SETTING, { ...others, ...(file && { [locale]: file }) })
      if (before) await removeLater(inside, before.key, 0)
      await recordAudit(inside, {
        ...{ actorId: userId, action: 'guaranteeNoticeChanged', subjectKind: 'market', subjectId: GUARANTEE_SETTING },
        detail: { language: locale, file: file ? `${file.media}, ${file.size} B` : null },
      })
      await invalidateTags(db, ['settings'])
    }
    return composeNotice(inside)
  })
  clearSettingsCache(deps)
  return view
}

/** Removes an official file that no language has. */
export async function removeUnusedNotice(deps: Deps, key: string): Promise<void> {
  const files = await readGuaranteeFiles(deps)
  if (!Object.values(files).some((file) => file.key === key)) await deps.files.remove(key)
}
