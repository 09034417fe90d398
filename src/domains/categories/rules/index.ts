export { checkAttributes } from './check-attributes.ts'
