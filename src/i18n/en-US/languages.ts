import type { languages as polish } from '../pl-PL/languages.ts'
import type { Same } from '../shape.ts'

export const languages: Same<typeof polish> = {
  'pl-PL': 'Polish',
  'en-US': 'English',
  'de-DE': 'German',
  'in_pl-PL': 'in Polish',
  'in_en-US': 'in English',
  'in_de-DE': 'in German',
}
