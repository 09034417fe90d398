// Of purchases whose buyers have to pay still.
export { lengthenHold } from './lengthen-hold.ts'
export { notifyTransfer } from './news/notify-transfer.ts'
export { readPurchaseToPay } from './read-purchase.ts'
