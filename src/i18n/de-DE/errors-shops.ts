import type { shopsErrors as master } from '../pl-PL/errors-shops.ts'
import type { Same } from '../shape.ts'

export const shopsErrors: Same<typeof master> = {
  hours_equal: 'Die Schließzeit muss sich von der Öffnungszeit unterscheiden',
  hours_overlap: 'Diese Zeiten überschneiden sich. Lassen Sie eine Pause dazwischen.',
  exception_repeated: 'Dieses Datum steht schon in der Liste',
  picture_unknown: 'Dieses Bild gibt es nicht mehr. Fügen Sie es bitte erneut hinzu.',
  shop_limit: 'Ein Unternehmen kann höchstens {{maximum}} Geschäfte haben',
}
