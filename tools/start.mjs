import { install, runWithProjectNode } from './prepare.mjs'

install()
runWithProjectNode('tools/start.ts')
