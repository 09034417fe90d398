import { createHash } from 'node:crypto'

/** A year: whoever has been here by https comes by https. Not for subdomains, which may be other people's. */
const HSTS = 'max-age=31536000'

/** Sent with every answer; `publicUrl`: the address people see. What is no page loads and runs nothing, whatever it holds. */
export function securityHeaders(publicUrl: string | undefined): Record<string, string> {
  return publicUrl?.startsWith('https:') ? { ...HEADERS, 'strict-transport-security': HSTS } : HEADERS
}

const HEADERS: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/**
 * Where a page's scripts may come from: one folder of the program's own, and not `'self'`, which would be everything that anybody may
 * upload or have answered here. `hosts`: by which the page is asked for; without a scheme, each means the page's own. A policy cannot name an
 * IPv6 address: there it is `'self'`.
 */
export function scriptsIn(folder: string, hosts: readonly (string | undefined)[]): string {
  const known = [...new Set(hosts.filter((host) => host !== undefined))]
  return known.some((host) => host.startsWith('[')) ? "'self'" : known.map((host) => host + folder).join(' ')
}

/**
 * Content-Security-Policy of a finished page: scripts of `scripts` (see `scriptsIn`), and the inline scripts it carries by their hashes, so
 * that the same page and policy can be kept and sent to everybody, and anything injected later does not run. `mapStyleUrl`: where a map
 * with streets comes from.
 */
export function contentSecurityPolicy(html: string, scripts: string, mapStyleUrl?: string): string {
  const hashes = new Set<string>()
  for (const { attributes, body } of scriptsOf(html)) {
    // Data blocks do not run and need no permission.
    if (/\bsrc=|type="application\/(ld\+)?json"/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  const map = mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : ''
  return [
    "default-src 'self'",
    `script-src ${scripts} ${[...hashes].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${map}`,
    "font-src 'self'",
    `connect-src 'self'${map}`,
    // The one of the installed app lies beside the folder of scripts.
    `worker-src ${workersOf(scripts)}${map ? ` ${scripts} blob:` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Where the worker of the installed app comes from: the file, on the hosts that scripts may come from. */
const workersOf = (scripts: string) => scripts.replaceAll('/assets/', '/sw.js')

/**
 * The same for a page whose form leads on to a payment provider: browsers hold a redirect that follows a form to the form's rule, and nobody
 * knows the addresses of providers' pages beforehand.
 */
export const lettingFormsLeave = (policy: string): string =>
  policy.replace("form-action 'self'", "form-action 'self' https:")

/**
 * The same for the page that an operator looks at within another page of the market: only the market itself may put it into a frame. What it shows
 * there comes from that window; by itself it shows what everybody may see.
 */
export const framedByOwn = (policy: string): Record<string, string> => ({
  'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  'x-frame-options': 'SAMEORIGIN',
})

function* scriptsOf(html: string): Generator<{ attributes: string; body: string }> {
  for (let at = html.indexOf('<script'); at >= 0; ) {
    const open = html.indexOf('>', at)
    const close = html.indexOf('</script>', open)
    if (open < 0 || close < 0) return
    yield { attributes: html.slice(at, open), body: html.slice(open + 1, close) }
    at = html.indexOf('<script', close)
  }
}
