import { install, runWithProjectNode } from './prepare.mjs'

install('start')
runWithProjectNode('tools/start.ts')
