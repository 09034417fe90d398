export { pageTextsService } from './http.ts'
export { pageTextsJobs } from './jobs.ts'
export { operatorTextsService } from './operator/http.ts'
export { type BuyersText, readBuyersTexts } from './read-buyers-texts.ts'
