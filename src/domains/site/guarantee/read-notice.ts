import { access } from 'node:fs/promises'
import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { LOCALES, type Locale } from '../../../values/locale.ts'
import { GUARANTEE_SINCE, type GuaranteeFile, readGuaranteeFiles, versionOf } from '../../settings/index.ts'
import type { NoticeView } from './contract.ts'

const ENDINGS: Record<GuaranteeFile['media'], string> = {
  ...{ 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' },
}
export const endingOf = (media: GuaranteeFile['media']): string => ENDINGS[media]

/** For the operator: what is there of each language. */
export async function readNotice(deps: Deps, actor: Actor | undefined): Promise<NoticeView> {
  requireOperator(actor)
  return composeNotice(deps)
}

export async function composeNotice(deps: Deps): Promise<NoticeView> {
  const files = await readGuaranteeFiles(deps)
  return {
    since: GUARANTEE_SINCE,
    files: LOCALES.map((locale) => ({ locale, file: shown(files[locale]) })),
  }
}

const shown = (file: GuaranteeFile | undefined): NoticeView['files'][number]['file'] =>
  file ? { media: file.media, size: file.size, addedAt: file.addedAt, version: versionOf(file) } : null

/** Where the file of a language lies; `notice_not_found`. */
export async function findNotice(deps: Deps, locale: Locale) {
  const file = (await readGuaranteeFiles(deps))[locale]
  const path = file && deps.files.path(file.key)
  // Its stream would fail only after the answer has begun.
  const isThere =
    path &&
    (await access(path).then(
      () => true,
      () => false,
    ))
  if (!file || !path || !isThere) throw new Failure('notFound', 'notice_not_found')
  return { path, media: file.media, name: `guarantee-notice-${locale}.${endingOf(file.media)}` }
}
