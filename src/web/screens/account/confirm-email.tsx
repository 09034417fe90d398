export { default } from '../not-available.tsx'
