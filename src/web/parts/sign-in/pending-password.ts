const MINUTES = 15

let pending: { username: string; password: string } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * The password of an account that waits for its code, so that it is not asked for twice. In the memory of this tab alone, never in
 * a storage, and only for a while.
 */
export const pendingPassword = {
  remember(username: string, password: string): void {
    pending = { username, password }
    clearTimeout(timer)
    timer = setTimeout(pendingPassword.clear, MINUTES * 60_000)
  },
  of: (username: string): string | null => (pending?.username === username ? pending.password : null),
  clear(): void {
    pending = null
  },
}
