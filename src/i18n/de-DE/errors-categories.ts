import type { categoriesErrors as master } from '../pl-PL/errors-categories.ts'
import type { Same } from '../shape.ts'

export const categoriesErrors: Same<typeof master> = {
  category_too_deep: 'Kategorien haben zwei Ebenen: diese läge tiefer',
  slug_taken: 'Eine andere Kategorie hat diese Adresse schon',
  attribute_in_use:
    'Produkte haben einen Wert für „{{key}}“: Das Feld kann weder entfernt noch in eine andere Art geändert werden',
  option_in_use: 'Produkte verwenden Werte von „{{key}}“, die Sie entfernen',
  attributes_conflict: 'Gleiche Felder haben in beiden Kategorien eine andere Art oder Einheit: {{keys}}',
  category_has_children: 'Verschieben oder vereinen Sie zuerst die Unterkategorien',
  same_category: 'Wählen Sie eine andere Kategorie als die zu vereinende',
  category_not_empty: 'In dieser Kategorie sind Produkte oder Unterkategorien',
  category_exists: 'Diese Kategorie gibt es schon',
  proposal_not_found: 'Diesen Vorschlag gibt es nicht',
  proposal_decided: 'Über diesen Vorschlag ist schon entschieden',
  too_many_proposals: '20 Ihrer Vorschläge warten schon',
  key_twice: 'Dieser Schlüssel steht schon in der Liste',
  options_not_here: 'Nur ein Auswahlfeld hat Werte zur Auswahl',
}
