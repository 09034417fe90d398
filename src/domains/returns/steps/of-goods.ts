// What a seller does about the goods of a case, and the money for them.
export { acceptClaim, replaceGoods } from './answer.ts'
export { giveLinesBack } from './give-back.ts'
export { nameExchanged } from './name-exchanged.ts'
export { receiveGoods } from './receive.ts'
export { repairGoods } from './repair.ts'
