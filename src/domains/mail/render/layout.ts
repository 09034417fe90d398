import { escapeHtml } from '../../../values/html.ts'
import type { Locale } from '../../../values/locale.ts'
import type { CleanSection } from './clean.ts'

/** What a mail says, in the order in which it is read. All of it plain text. */
export type Message = {
  locale: Locale
  market: string
  subject: string
  greeting: string
  lines: readonly string[]
  code: { label: string; value: string } | undefined
  button: { label: string; link: string; below: string } | undefined
  sections: readonly CleanSection[]
  after: readonly string[]
  /** An address within `after` that may be pressed. */
  followed: string | undefined
  unsubscribe: { label: string; link: string } | undefined
  footer: readonly string[]
}

/** For readers without HTML, and for those who prefer it. */
export function asText(message: Message): string {
  const { greeting, lines, code, button, sections, after, unsubscribe, footer, market } = message
  const blocks = [
    greeting,
    ...lines,
    ...(code ? [`${code.label}: ${code.value}`] : []),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...after,
    ...sections.map(sectionText),
  ]
  return `${blocks.join('\n\n')}\n\n-- \n${[market, ...footer, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.link}`] : [])].join('\n')}\n`
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const BUTTON = `${FONT};display:inline-block;padding:14px 24px;background-color:#0b5d4e;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;border-radius:8px`
const CODE = 'margin:0 0 24px;font-family:Consolas,Menlo,monospace;font-size:30px;font-weight:700;letter-spacing:4px'
const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

/**
 * One column of text. No colour is set but the button's, so that a reader's dark mode stays readable; nothing is loaded from
 * anywhere, and without styles it is still text in the right order.
 */
export function asHtml(message: Message): string {
  const { locale, market, subject, greeting, lines, code, button, sections, after, followed, unsubscribe, footer } =
    message
  const parts = [
    paragraph(greeting),
    ...lines.map(paragraph),
    ...(code
      ? [`<p style="margin:0">${escapeHtml(code.label)}</p><p style="${CODE}">${escapeHtml(code.value)}</p>`]
      : []),
    ...(button ? [buttonHtml(button)] : []),
    ...after.map((text) => withLink(paragraph(text), followed)),
    ...sections.map(sectionHtml),
  ]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left;${FONT};font-size:16px;line-height:1.5"><tr><td>
<p style="margin:0 0 24px;font-size:20px;font-weight:700">${escapeHtml(market)}</p>
${parts.join('\n')}
<hr style="margin:32px 0 16px;border:0;border-top:1px solid #8a8f8d">
<p style="margin:0;font-size:13px;line-height:1.5">${footer.map(escapeHtml).join('<br>')}${unsubscribe ? `<br><a href="${escapeHtml(unsubscribe.link)}" style="color:inherit">${escapeHtml(unsubscribe.label)}</a>` : ''}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

function buttonHtml({ label, link, below }: NonNullable<Message['button']>): string {
  const address = escapeHtml(link)
  return `<p style="margin:8px 0 24px"><a href="${address}" style="${BUTTON}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;overflow-wrap:anywhere">${escapeHtml(below)}<br>${linkHtml(address)}</p>`
}

const linkHtml = (address: string) => `<a href="${address}" style="color:inherit">${address}</a>`

/** A paragraph in which an address can be pressed. */
function withLink(html: string, followed: string | undefined): string {
  return followed === undefined ? html : html.replace(escapeHtml(followed), linkHtml)
}

const rowText = ([name, amount, below]: CleanSection['rows'][number]) =>
  `${name}: ${amount}${below ? `\n  ${below}` : ''}`

function sectionText({ heading, rows, lines, link }: CleanSection): string {
  const ruled = [heading, '-'.repeat(Math.min(heading.length, 60)), ...rows.map(rowText), ...lines]
  return [...ruled, ...(link === undefined ? [] : [link])].join('\n')
}

const ROW = 'padding:6px 0;border-bottom:1px solid #8a8f8d;vertical-align:top'

/** Amounts stand in a column of their own and never break; long names do. */
function sectionHtml({ heading, rows, lines, link }: CleanSection): string {
  const cells = rows.map(
    ([name, amount, below]) =>
      `<tr><td style="${ROW};overflow-wrap:anywhere;word-break:break-word">${escapeHtml(name)}${below ? `<br><span style="font-size:13px">${escapeHtml(below)}</span>` : ''}</td><td align="right" style="${ROW};padding-left:16px;white-space:nowrap">${escapeHtml(amount)}</td></tr>`,
  )
  const table = `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px;${FONT};font-size:15px;line-height:1.4">${cells.join('')}</table>`
  const texts = [...lines.map(escapeHtml), ...(link === undefined ? [] : [linkHtml(escapeHtml(link))])].map(
    (line) => `<p style="margin:0 0 8px;font-size:15px;line-height:1.5;overflow-wrap:anywhere">${line}</p>`,
  )
  return `<h2 style="margin:28px 0 8px;font-size:17px;line-height:1.4;overflow-wrap:anywhere">${escapeHtml(heading)}</h2>
${cells.length > 0 ? table : ''}${texts.join('\n')}`
}
