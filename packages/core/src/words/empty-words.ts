import { setOf } from './word-set.ts'

/** Words that say nothing of the data. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the of for to in on at by from with and or as is are was were be been being do does did has have ' +
    'had having that which who whom whose what when where why how there it its this these those their his ' +
    'her he she they them we i you me my our your so if than then into onto s t please also any some such ' +
    "will would can could should may might must shall about 's all both either neither each every " +
    'no not'
  ).split(' '),
)

/** Words that stand in most requests and rarely name anything. */
export const FILLER_WORDS: ReadonlySet<string> = setOf(
  'list show find give return tell display name select want need know see let say state provide identify ' +
    'determine retrieve report print please corresponding respective different distinct many much total ' +
    'exact exactly following given along together well belong belongs made make only just ever ' +
    'information details data record records entry entries row rows table called named listed recorded ' +
    'available existing time times',
)

/** What everything does: inside a cell such a word says nothing of that cell. */
export const COMMON_VERBS: ReadonlySet<string> = setOf(
  'play win score run serve finish start end come go take make live beat lose hold use get work call ' +
    'receive become begin lead appear compete attend join leave move buy purchase sell',
)

/** What everything on a list does: it says nothing that could be left out of an answer. */
export const LIGHT_VERBS: ReadonlySet<string> = setOf(
  'take took part participate compete appear listed occur happen hold serve',
)

/** Words that many column names carry and that tell columns apart badly. */
export const GENERIC_WORDS: ReadonlySet<string> = setOf(
  'name number no num id code type value total percent title description key full of the in for and',
)
