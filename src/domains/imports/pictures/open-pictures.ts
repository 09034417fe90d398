import type { Entry } from 'yauzl'
import type { Deps } from '../../../platform/deps.ts'
import { archiveName } from '../rules/picture-sources.ts'
import type { Archive } from '../store/imports.ts'
import { entriesOf, openArchive, readEntry } from '../table/archive.ts'
import { ARCHIVE_LIMITS } from '../table/archive-names.ts'

export type OpenPictures = { read: (name: string) => Promise<Buffer | undefined>; close: () => void }

/** The pictures of an archive by the names that rows use. */
export async function openPictures(deps: Deps, archive: Archive | null): Promise<OpenPictures | undefined> {
  const zip = archive ? await openArchive(deps.files.path(archive.key)) : undefined
  if (!zip) return undefined
  const entries = new Map<string, Entry>()
  for await (const entry of entriesOf(zip)) {
    const name = archiveName(entry.fileName)
    if (!entries.has(name)) entries.set(name, entry)
    if (entries.size > ARCHIVE_LIMITS.entries) break
  }
  return {
    close: () => zip.close(),
    async read(name) {
      const entry = entries.get(name)
      return entry && readEntry(zip, entry, ARCHIVE_LIMITS.entry).catch(() => undefined)
    },
  }
}
