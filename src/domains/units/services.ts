import { unitsService } from './http.ts'
import { repairsService } from './repairs/http.ts'

/** Units of companies and their passports, and the record of their repairs. */
export const unitsServices = [unitsService, repairsService] as const
