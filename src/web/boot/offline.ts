import { localePath, splitLocalePath } from '../../values/locale.ts'
import { recentlySeen } from '../session/recently-seen.ts'

/** In the installed app: what was seen last can be read without a network. Nothing of it is told to anybody. */
export async function saveForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
  let last: number | undefined
  recentlySeen.subscribe(() => {
    const [id] = recentlySeen.read()
    if (id === undefined || id === last) return
    last = id
    const { locale } = splitLocalePath(location.pathname)
    navigator.serviceWorker.controller?.postMessage({ seen: localePath(`/products/${id}`, locale) })
  })
}
