/** What a picture shows, for who hears it. */
export function HiddenTable({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}) {
  return (
    // In a box of no height: rows of a table do not shrink, and would make the page longer.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Rows have no name of their own, and never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              {row.map((cell, at) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
