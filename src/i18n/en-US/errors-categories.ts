import type { categoriesErrors as master } from '../pl-PL/errors-categories.ts'
import type { Same } from '../shape.ts'

export const categoriesErrors: Same<typeof master> = {
  category_too_deep: 'Categories have two levels: this one would have to lie deeper',
  slug_taken: 'Another category has this address already',
  attribute_in_use: 'Products have a value for “{{key}}”, so the field cannot be removed or become another kind',
  option_in_use: 'Products use choices of “{{key}}” that you remove',
  attributes_conflict: 'The same fields have another kind or unit in the two categories: {{keys}}',
  category_has_children: 'Move or merge the categories below it first',
  same_category: 'Choose another category than the one being merged',
  category_not_empty: 'There are products or categories in this category',
  category_exists: 'This category exists already',
  proposal_not_found: 'There is no such proposal',
  proposal_decided: 'This proposal has been decided already',
  too_many_proposals: '20 of your proposals are waiting already',
  key_twice: 'This key is in the list already',
  options_not_here: 'Only a field of choices has choices',
}
