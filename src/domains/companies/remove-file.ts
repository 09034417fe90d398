import type { Deps } from '../../platform/deps.ts'
import { isDraftUpload } from '../../platform/files/draft-uploads.ts'
import { removePicture } from '../../platform/files/pictures.ts'
import { isFileInUse } from './store/documents.ts'

/** Removes the file of a photo or document, unless something refers to it. */
export async function removeFile(deps: Deps, key: string): Promise<void> {
  if ((await isFileInUse(deps.db, key)) || (await isDraftUpload(deps.db, key))) return
  if (key.startsWith('companies/')) await removePicture(deps.files, key)
  else await deps.files.remove(key)
}
