import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { saveImage } from '../../products/index.ts'
import { fetchPicture } from '../adapters/fetch-picture.ts'
import { sourceName } from '../rules/merge-rows.ts'
import type { PictureSource } from '../rules/picture-sources.ts'
import type { ImportRow } from '../store/imports.ts'
import { findPictures, savePicture } from '../store/pictures.ts'
import type { OpenPictures } from './open-pictures.ts'

export type Fetched = { key: string } | { name: string; code: string }

/** A picture of the company: known from before, or fetched, made anew and kept. What goes wrong is answered by its code. */
export async function findOrFetch(
  deps: Deps,
  { companyId, archive }: ImportRow,
  source: PictureSource,
  { archive: opened, signal }: { archive: OpenPictures | undefined; signal: AbortSignal },
): Promise<Fetched> {
  if (source.kind === 'own') return { key: source.name }
  const name = sourceName(source, archive?.key ?? null)
  const [known] = await findPictures(deps.db, companyId, [name])
  if (known) return { key: known.key }
  try {
    const bytes =
      source.kind === 'url' ? await fetchPicture(source.name, deps.config, { signal }) : await opened?.read(source.name)
    if (!bytes) return { name: source.name, code: 'picture_not_in_archive' }
    const { key } = await saveImage(deps, companyId, bytes)
    await savePicture(deps.db, companyId, { source: name, key })
    return { key }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Failure) return { name: source.name, code: error.fields[0]?.code ?? error.code }
    throw error
  }
}
