/** Failures around categories. */
export const categoriesErrors = {
  category_too_deep: 'Kategorie mają dwa poziomy: ta musiałaby leżeć głębiej',
  slug_taken: 'Inna kategoria ma już ten adres',
  attribute_in_use: 'Pole „{{key}}” wypełniono w produktach, więc nie można go usunąć ani zmienić jego rodzaju',
  option_in_use: 'Wartości pola „{{key}}”, które usuwasz, są używane w produktach',
  attributes_conflict: 'Te same pola mają w obu kategoriach inny rodzaj lub jednostkę: {{keys}}',
  category_has_children: 'Najpierw przenieś lub połącz kategorie podrzędne',
  same_category: 'Wybierz inną kategorię niż łączona',
  category_not_empty: 'W tej kategorii są produkty lub kategorie podrzędne',
  category_exists: 'Taka kategoria już istnieje',
  proposal_not_found: 'Nie ma takiej propozycji',
  proposal_decided: 'Ta propozycja jest już rozpatrzona',
  too_many_proposals: 'Na decyzję czeka już 20 Twoich propozycji',
  key_twice: 'Ta nazwa techniczna już występuje na liście',
  options_not_here: 'Wartości do wyboru ma tylko pole wyboru',
} as const
