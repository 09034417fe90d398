export { createUser, type NewUser } from './create-user.ts'
export { accountsService } from './http.ts'
export { authenticate, openSession } from './sessions.ts'
