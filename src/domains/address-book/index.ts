export { addressBookService } from './http.ts'
export { eraseAddresses, readAddresses } from './whole-book.ts'
