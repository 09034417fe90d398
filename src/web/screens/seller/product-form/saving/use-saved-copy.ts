import { useEffect, useState } from 'react'
import { isDirty } from '../../../../parts/forms/draft/create-draft.ts'
import { same } from '../../../../parts/forms/draft/merge-drafts.ts'
import { session } from '../../../../session/session.ts'
import { copyName, readCopy, type SavedCopy, writeCopy } from './kept-copy.ts'
import type { OfferStore } from './offer-store.ts'
import { restoreCopy } from './restore-copy.ts'

const WAIT_MS = 400

/** Keeps on this device what is typed and not saved yet, and offers what a reload or a crash has left. */
export function useSavedCopy(store: OfferStore, companyId: number, enabled: boolean) {
  const [found, setFound] = useState<SavedCopy | null>(null)
  useEffect(() => {
    if (!enabled) return
    // Whoever is logged out meanwhile finds it again after logging in.
    const userId = session.read()?.userId ?? ''
    const nameNow = () => copyName(userId, companyId, store.read().offer?.id ?? null)
    let name = nameNow()
    const left = readCopy(name)
    if (left && !same(left.form, store.read().draft) && !same(left.base, left.form)) setFound(left)
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      const state = store.read()
      // The first save gives the product its name.
      if (nameNow() !== name) writeCopy(name, null)
      name = nameNow()
      const { base, draft: form, offer } = state
      writeCopy(name, isDirty(state) ? { revision: offer?.revision ?? 0, at: Date.now(), base, form } : null)
    }
    let last = store.read()
    const stop = store.subscribe(() => {
      const now = store.read()
      if (now.draft === last.draft && now.base === last.base) return
      last = now
      clearTimeout(timer)
      timer = setTimeout(save, WAIT_MS)
    })
    // A page that goes away keeps what was typed in the last moment.
    const leave = () => {
      if (isDirty(store.read())) save()
    }
    addEventListener('pagehide', leave)
    return () => {
      stop()
      removeEventListener('pagehide', leave)
      if (timer) {
        clearTimeout(timer)
        save()
      }
    }
  }, [store, companyId, enabled])
  const discard = () => {
    writeCopy(copyName(session.read()?.userId ?? '', companyId, store.read().offer?.id ?? null), null)
    setFound(null)
  }
  const restore = () => {
    if (!found) return
    const { offer, base, draft } = store.read()
    const begun = offer ? draft : { ...base, versions: draft.versions }
    store.change(restoreCopy(found, begun))
    setFound(null)
  }
  return { found, restore, discard }
}
