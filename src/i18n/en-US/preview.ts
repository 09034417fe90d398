import type { preview as master } from '../pl-PL/preview.ts'
import type { Same } from '../shape.ts'

export const preview: Same<typeof master> = {
  title: 'Preview',
  frame: 'Start page, {{language}}',
  language: 'Language',
  look: 'Look',
  asVisitor: 'as the device',
  inLight: 'light',
  inDark: 'dark',
  width: 'Width',
  desktop: 'computer',
  phone: 'phone',
}
