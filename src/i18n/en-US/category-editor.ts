import type { categoryEditor as master } from '../pl-PL/category-editor.ts'
import type { Same } from '../shape.ts'

export const categoryEditor: Same<typeof master> = {
  title: '',
}
