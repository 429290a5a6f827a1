/** Whether a column tells of how many pieces a row is. */
export function tellsPieces({ name }: { readonly name: string }): boolean {
  return PIECES.test(name)
}

const PIECES = /^(?:quantity|qty|units|pieces|items|units_sold|quantity_sold)$/i
