import { createHash } from 'node:crypto'
import { escapeHtml } from '../../values/html.ts'
import type { Locale } from '../../values/locale.ts'

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center;background:#fff;color:#1b1b1f}main{max-width:34rem;padding:2rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}p{margin:0 0 1rem;white-space:pre-line;overflow-wrap:anywhere}ul{margin:0;padding-left:1.25rem}li{padding:.375rem 0;overflow-wrap:anywhere}a{color:inherit}@media(prefers-color-scheme:dark){body{background:#16161a;color:#f2f2f5}}'

/** A policy for a page without scripts: its one style, by its hash. */
export const PLAIN_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** A whole page in one language, without scripts and without anything else to load; `body` is HTML. */
export function plainPage({ locale, title, body }: { locale: Locale; title: string; body: string }): string {
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
}
