export { dueAt } from './clocks.ts'
