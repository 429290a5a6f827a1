import { setOf } from './word-set.ts'

/** Numbers that tell things apart or put them in an order, and that nobody adds up. */
export const ORDINAL_WORDS: ReadonlySet<string> = setOf(
  'year rank ranking position place lane heat number no num # id round week season game pick code date day month ' +
    'grid seed stage episode district ward chapter volume issue grade level zip postal phone latitude longitude ' +
    'series order draft class jersey bib channel frequency start finish age height weight',
)

export const YEAR_WORDS = setOf('year season')
export const DATE_WORDS = setOf('year season date day')
export const BIRTH_WORDS = setOf('born birth year')
export const WHERE_WORDS = setOf('location venue place site address')
export const NUMBER_WORDS = setOf('number')
export const NAME_WORDS = setOf('name')
/** What is written beside a row; nobody calls it so. */
export const REMARK_WORDS = setOf('note remark comment reference ref')
/** What sorts rows, and tells none of them from another of its sort. */
export const KIND_WORDS = setOf('type kind category status class genre')
export const TITLE_WORDS = setOf('title')
export const RANK_WORDS = setOf('rank position finish place ranking standing chart')
export const TOTAL_WORDS = setOf('total overall sum')
/** What has to be paid for one of the rows, whatever else may be counted in money. */
export const PRICE_WORDS = setOf('price cost fee fare rent charge tariff')
