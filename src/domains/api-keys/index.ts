export { authenticateKey } from './authenticate-key.ts'
export { endKeysOfOwner } from './end-keys.ts'
export { apiKeysService } from './http.ts'
export { KEY_PREFIX } from './key-secret.ts'
