import { splitLocalePath } from '../../../values/locale.ts'

/** What answers whatever the market does: its health, built files and pictures, and what payment providers and carriers send. */
const ALWAYS =
  /^\/(?:healthz|readyz|robots\.txt|favicon\.ico|assets\/|files\/|sandbox-pay\/|__manifest|api\/payments\/webhooks\/|api\/carriers\/)/

/** Pages that operators need; they hold nothing of anybody before somebody is logged in. Where a provider sends a buyer back to. */
const PAGES =
  /^\/(?:auth|forgot|reset-password|admin|configuration|all-orders|company-data|account|security|payment)(?:\/|$)/

/** How an operator logs in, and how a buyer who comes back from a provider reads what became of the payment. */
const CALLS = [
  ['POST', /^\/api\/users\/(?:login|verify-reset-code|recover-password|reset-password)$/],
  ['POST', /^\/api\/passkeys\/(?:options|login)$/],
  ['GET', /^\/api\/settings$/],
  ['GET', /^\/api\/checkout\/[\w-]{1,80}\/(?:payment|transfer)$/],
  ['GET', /^\/api\/purchases\/[\w-]{1,80}$/],
] as const

/** Whether a request is let through during maintenance whoever sends it. */
export function passesMaintenance(method: string, path: string): boolean {
  if (ALWAYS.test(path)) return true
  if (path.startsWith('/api/')) return CALLS.some(([one, shape]) => one === method && shape.test(path))
  if (method !== 'GET' && method !== 'HEAD') return false
  return PAGES.test(splitLocalePath(path.replace(/\.data$/, '')).rest)
}
