import type { wishesErrors as master } from '../pl-PL/errors-wishes.ts'
import type { Same } from '../shape.ts'

/** Failures around what people wish for. */
export const wishesErrors: Same<typeof master> = {
  favourites_full:
    'In den Favoriten ist Platz für {{maximum}} Produkte. Entfernen Sie eines, um ein weiteres hinzuzufügen.',
  too_many_searches:
    'Sie können höchstens {{maximum}} Suchen speichern. Löschen Sie eine, um eine weitere zu speichern.',
  search_too_wide: 'Fügen Sie einen Filter oder ein Wort hinzu: Nur eine Suche mit Bedingungen lässt sich speichern.',
  saved_search_not_found: 'Diese gespeicherte Suche gibt es nicht.',
  version_available: 'Diese Ausführung ist verfügbar, Sie können sie jetzt kaufen.',
  too_many_alerts:
    'Sie warten bereits auf {{maximum}} Produkte. Verzichten Sie auf eines, um ein weiteres hinzuzufügen.',
}
