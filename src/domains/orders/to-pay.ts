// Of purchases whose buyers have to pay still.
export { announceTransfer } from './announce-transfer.ts'
export { lengthenHold } from './lengthen-hold.ts'
export { readPurchaseToPay } from './read-purchase.ts'
