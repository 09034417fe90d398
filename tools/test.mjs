import { install, runWithProjectNode } from './prepare.mjs'

install('test')
runWithProjectNode('tools/test.ts')
