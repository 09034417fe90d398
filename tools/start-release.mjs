import { install, runWithProjectNode } from './prepare.mjs'

install('start')
runWithProjectNode('src/main.ts')
