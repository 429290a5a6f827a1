import type { CatalogueDataset } from '../../../tables/catalogue.ts'
import { schemaOf } from '../../../tables/schema.ts'
import { stem } from '../../../words/stem.ts'
import { foldedWords } from '../../../words/tokens.ts'
import { askAxis } from './ask-axis.ts'
import { askChange } from './ask-change.ts'
import { askChoice } from './ask-choice.ts'
import { askDifference } from './ask-difference.ts'
import { askMore } from './ask-more.ts'
import { askOne } from './ask-one.ts'
import { askTogether } from './ask-together.ts'
import { columnFamilies } from './column-families.ts'
import type { ColumnFamily } from './column-families.ts'
import { PLACE } from './said-members.ts'
import { wideQuestion } from './wide-question.ts'
import type { Reread, WideQuestion } from './wide-question.ts'

/**
 * A question that asks for the heads of a table, "in which year", or for several of its columns at once,
 * put over the same table in another shape: a row for each head, or one column for two of them. Null where
 * the table as it stands can be asked.
 */
export function rereadWide(sentence: string, datasets: readonly CatalogueDataset[]): Reread | null {
  return first(
    sentence,
    datasets,
    (question) =>
      askDifference(question) ??
      askChoice(question) ??
      askChange(question) ??
      askAxis(question) ??
      askTogether(question),
  )
}

/** For a question that the table as it stands does not explain: "sales in March", "more in Q4 than in Q1". */
export function rereadOne(sentence: string, datasets: readonly CatalogueDataset[]): Reread | null {
  return first(sentence, datasets, (question) => askOne(question) ?? askMore(question))
}

const NUMBER = '(?:[-+$€£]?\\d[\\d.,]*|zero|one|two|three|four|five|six|seven|eight|nine|ten)'
const COMPARING =
  'is|was|are|were|of|has|had|value|that|which|being|equal|equals|to|a|an|more|less|fewer|greater|larger|smaller|higher|lower|over|under|above|below|than|at least|at most'
/** "When 2001 is over 5", "more than 2 gold": a head with a number of its own is a column like any other. */
const COMPARED_HEAD = new RegExp(
  `${PLACE},? (?:(?:${COMPARING}) )*${NUMBER}|\\b${NUMBER} (?:or (?:more|less|fewer) )?${PLACE}`,
  'iu',
)

function first(
  sentence: string,
  datasets: readonly CatalogueDataset[],
  ask: (question: WideQuestion) => Reread | null,
): Reread | null {
  const questions = datasets
    .filter(({ columns }) => columns.length > 2)
    .flatMap((source) =>
      columnFamilies(schemaOf(source))
        .filter((family) => !isOther(family, source, datasets))
        .map((family) => wideQuestion(sentence, source, family)),
    )
    .filter(({ said }) => !COMPARED_HEAD.test(said.text))
    // Of several families the one that is spoken of.
    .toSorted((one, other) => rank(other) - rank(one))
  for (const question of questions) {
    const reread = ask(question)
    if (reread) return reread
  }
  return null
}

/** "From port" and "To port" tell the rows of another table, which are no amounts. */
function isOther(
  { axis, value }: ColumnFamily,
  source: CatalogueDataset,
  datasets: readonly CatalogueDataset[],
): boolean {
  const said = foldedWords(value ?? '').map(stem)
  return (
    axis === 'Kind' &&
    datasets.some(
      (one) => one !== source && schemaOf(one).words.some((word) => said.includes(word.stem)),
    )
  )
}

function rank({ isValueSaid, said }: WideQuestion): number {
  return Number(isValueSaid) * 2 + Number(said.places.length > 0)
}
