import type { preview as master } from '../pl-PL/preview.ts'
import type { Same } from '../shape.ts'

export const preview: Same<typeof master> = {
  title: 'Vorschau',
  frame: 'Startseite, {{language}}',
  language: 'Sprache',
  look: 'Aussehen',
  asVisitor: 'wie das Gerät',
  inLight: 'hell',
  inDark: 'dunkel',
  width: 'Breite',
  desktop: 'Computer',
  phone: 'Telefon',
}
