// What a label is bought for and what a carrier answers, for who buys them.
export {
  type CarrierAdapter,
  type Consignment,
  HAND_OVERS,
  type Party,
  REFUSAL_REASONS,
  type RefusalReason,
  type Standing,
} from '../carriers/carrier.ts'
