/** Failures around what people wish for. */
export const wishesErrors = {
  favourites_full: 'W ulubionych mieści się {{maximum}} produktów. Usuń któryś, żeby dodać następny.',
  too_many_searches: 'Możesz mieć najwyżej {{maximum}} zapisanych wyszukiwań. Usuń któreś, żeby zapisać następne.',
  search_too_wide: 'Dodaj choć jeden filtr albo słowo: zapisać można tylko wyszukiwanie z warunkami.',
  saved_search_not_found: 'Nie ma takiego zapisanego wyszukiwania.',
  version_available: 'Ta wersja jest dostępna, można go kupić już teraz.',
  too_many_alerts: 'Czekasz już na {{maximum}} produktów. Zrezygnuj z któregoś, żeby dodać następny.',
} as const
