/** What attributes are called and say, as the market itself words them where nobody looks at a page. */
export {
  attributeName,
  attributeText,
  formatNumber,
} from '../../../domains/categories/rules/attribute-text.ts'
