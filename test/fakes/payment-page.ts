/** What a stand-in of a provider shows to the buyer. */
export type HostedPage = {
  /** `pl…`, `en…` or `de…`; anything else is English. */
  language: string
  provider: string
  /** As the buyer reads it. */
  amount: string
  description: string
  /** Said instead of the buttons once the payment is over. */
  over?: string | undefined
  back: string
}

export const HOSTED_ACTIONS = ['pay', 'decline', 'cancel', 'leave'] as const
export type HostedAction = (typeof HOSTED_ACTIONS)[number]

const WORDS = {
  pl: {
    mark: 'Środowisko testowe: tu nie płyną żadne pieniądze',
    toPay: 'Do zapłaty',
    for: 'Tytułem',
    pay: 'Zapłać',
    decline: 'Zapłać kartą, która zostanie odrzucona',
    cancel: 'Anuluj i wróć do sklepu',
    leave: 'Zamknij bez decyzji',
    over: 'Ta płatność jest zakończona.',
    left: 'Strona operatora jest zamknięta.',
    back: 'Wróć do sklepu',
  },
  en: {
    mark: 'Test environment: no money moves here',
    toPay: 'To pay',
    for: 'For',
    pay: 'Pay',
    decline: 'Pay by a card that is declined',
    cancel: 'Cancel and return to the shop',
    leave: 'Close without deciding',
    over: 'This payment is over.',
    left: 'The page of the provider is closed.',
    back: 'Back to the shop',
  },
  de: {
    mark: 'Testumgebung: Hier fließt kein Geld',
    toPay: 'Zu zahlen',
    for: 'Zweck',
    pay: 'Bezahlen',
    decline: 'Mit einer Karte zahlen, die abgelehnt wird',
    cancel: 'Abbrechen und zurück zum Shop',
    leave: 'Ohne Entscheidung schließen',
    over: 'Diese Zahlung ist abgeschlossen.',
    left: 'Die Seite des Anbieters ist geschlossen.',
    back: 'Zurück zum Shop',
  },
}

/** Plain, without script; its form posts `action` to the page's own address. */
export function hostedPage(page: HostedPage, state: 'open' | 'over' | 'left'): string {
  const language = page.language.slice(0, 2)
  const code = language === 'pl' || language === 'de' ? language : 'en'
  const words = WORDS[code]
  const buttons = HOSTED_ACTIONS.map((action) => `<button name="action" value="${action}">${words[action]}</button>`)
  const rest =
    state === 'open'
      ? `<form method="post">${buttons.join('\n')}</form>`
      : `<p role="status">${words[state]}</p><p><a href="${escapeHtml(page.back)}">${words.back}</a></p>`
  return `<!doctype html>
<html lang="${code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(page.provider)}</title>
<style>body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#fff;color:#1c2430}main,header p{max-width:32rem;margin:0 auto;padding:1rem}
header{background:#fff3d6;color:#5f3a00}button{display:block;width:100%;min-height:48px;margin:0 0 .75rem;font:inherit}dd{margin:0 0 1rem;overflow-wrap:anywhere}</style>
</head><body><header><p>${words.mark}</p></header><main><h1>${escapeHtml(page.provider)}</h1>
<dl><dt>${words.toPay}</dt><dd>${escapeHtml(page.amount)}</dd><dt>${words.for}</dt><dd>${escapeHtml(page.description)}</dd></dl>
${rest}</main></body></html>
`
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
