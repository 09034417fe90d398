import type { languages as polish } from '../pl-PL/languages.ts'
import type { Same } from '../shape.ts'

export const languages: Same<typeof polish> = {
  'pl-PL': 'Polnisch',
  'en-US': 'Englisch',
  'de-DE': 'Deutsch',
  'in_pl-PL': 'auf Polnisch',
  'in_en-US': 'auf Englisch',
  'in_de-DE': 'auf Deutsch',
}
