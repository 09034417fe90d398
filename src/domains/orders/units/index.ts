// The very units of orders, for who packs, sends and takes back.
export { assignUnits, type Wanted } from './assign-units.ts'
export { exchangeUnits, knownOf, sendUnits, takeUnitsBack } from './move-units.ts'
export { findOrderUnits, findUnitLines, type OrderUnit } from './store.ts'
