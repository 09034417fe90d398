import { install, runWithProjectNode } from './prepare.mjs'

install()
runWithProjectNode('tools/test.ts')
