import { install, runWithProjectNode } from './prepare.mjs'

install('test')
runWithProjectNode('tools/locks.ts')
