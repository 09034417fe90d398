// Money that comes to the market's own bank account, and what of it leaves again.
export { readableTitle, titlesIn } from '../providers/bank-transfer/title.ts'
export {
  findLikely,
  findTitles,
  findToReturn,
  findTransfers,
  findTransfersById,
  markReturned,
  RETURN_KINDS,
  type ReturnPlace,
  type ToReturn,
} from '../store/transfers.ts'
export { type Instructions, readInstructions } from './read-instructions.ts'
export { acceptTransfer, giveBackPart, type Incoming, requireByHand, type Taken } from './record-transfer.ts'
