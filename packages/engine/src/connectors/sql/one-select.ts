import { OutsideFailed } from '../connector.ts'

/**
 * The server reads the query by itself first, as one statement that is not carried out: so nothing in it can
 * close the brackets that are put around it. In brackets it can be nothing but a SELECT.
 *
 * @param describe the columns of what would come of exactly one statement; null: no rows would
 */
export async function oneSelect<C>(
  query: string,
  describe: (sql: string) => Promise<readonly C[] | null>,
): Promise<{ readonly sql: string; readonly columns: readonly C[] }> {
  const alone = query.replace(/[\s;]+$/, '')
  const columns = await describe(alone)
  if (columns === null)
    throw new OutsideFailed('The query gives no rows: a source has to be a single SELECT.')
  // Its last line may end in a comment.
  return { sql: `(\n${alone}\n)`, columns }
}
