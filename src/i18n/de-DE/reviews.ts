import type { reviews as master } from '../pl-PL/reviews.ts'
import type { Same } from '../shape.ts'

export const reviews: Same<typeof master> = {
  title: 'Bewertungen',
  none: 'Noch hat niemand eine Bewertung geschrieben.',
  noneOfScore: 'Diese Note hat niemand vergeben.',
  outOf: '{{score}} von 5',
  count_one: '{{count}} Bewertung',
  count_other: '{{count}} Bewertungen',
  checked: 'Woher diese Bewertungen stammen',
  checkedText:
    'Eine Bewertung schreiben kann nur, wer den Artikel auf diesem Marktplatz gekauft und erhalten hat: eine je Position einer erhaltenen Bestellung. Das prüfen wir automatisch, wenn die Bewertung entsteht. Wer nach unserer Kenntnis für den Verkäufer arbeitet, kann dessen Produkte nicht bewerten. Wir zeigen gute und schlechte Bewertungen. Ausgeblendet werden nur solche, die gegen Gesetze oder Regeln verstoßen; den Grund erfährt der Verfasser. Der Marktplatz belohnt niemanden für eine Bewertung. Verfasser können sie 30 Tage lang ändern; sie bleibt auch nach einer Rückgabe stehen.',
  all: 'Alle Bewertungen anzeigen',
  order: 'Reihenfolge',
  order_newest: 'neueste zuerst',
  order_best: 'beste zuerst',
  order_lowest: 'niedrigste zuerst',
  score: 'Note',
  anyScore: 'alle',
  more: 'Mehr anzeigen',
  formerCustomer: 'Ehemaliger Kunde',
  changed: 'geändert',
  reply: 'Antwort des Verkäufers',
  picture: 'Bild {{number}} der Bewertung',
}
