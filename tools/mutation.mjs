import { install, runWithProjectNode } from './prepare.mjs'

install('test')
runWithProjectNode('tools/mutation.ts')
