export { attributeName, attributeText } from './attribute-text.ts'
export { carriedFacts, factLine } from './carried-facts.ts'
export { checkAttributes } from './check-attributes.ts'
export { titlesIn } from './titles.ts'
