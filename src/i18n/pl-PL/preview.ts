/** The start page in a frame beside its editor. */
export const preview = {
  title: 'Podgląd',
  frame: 'Strona główna, {{language}}',
  language: 'Język',
  look: 'Wygląd',
  asVisitor: 'jak urządzenie',
  inLight: 'jasny',
  inDark: 'ciemny',
  width: 'Szerokość',
  desktop: 'komputer',
  phone: 'telefon',
} as const
