export { TRACKING_MEANINGS, type TrackingMeaning } from '../carriers/descriptor.ts'
