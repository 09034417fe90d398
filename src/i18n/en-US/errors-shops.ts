import type { shopsErrors as master } from '../pl-PL/errors-shops.ts'
import type { Same } from '../shape.ts'

export const shopsErrors: Same<typeof master> = {
  hours_equal: 'The closing time must differ from the opening time',
  hours_overlap: 'These hours overlap. Leave a break between them.',
  exception_repeated: 'This date is on the list already',
  picture_unknown: 'This picture is gone. Please add it again.',
  shop_limit: 'A company can have at most {{maximum}} shops',
}
