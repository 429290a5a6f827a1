import { code, NOTHING } from '../code.ts'
import type { Code } from '../code.ts'

/**
 * What pandas lacks to keep the meaning of docs/semantics.md; only what a program uses is put into
 * its file. A helper is a module import or a small function.
 */
export const HELPER_NAMES = [
  'np',
  're',
  'by_row',
  'choose',
  'known',
  'remainder',
  'round_away',
] as const
export type HelperName = (typeof HELPER_NAMES)[number]

export interface Helper {
  readonly import: string
  readonly needs: readonly HelperName[]
  readonly definition: Code
}

export const HELPERS: Readonly<Record<HelperName, Helper>> = {
  np: { import: 'import numpy as np', needs: [], definition: NOTHING },
  re: { import: 'import re', needs: [], definition: NOTHING },
  by_row: {
    import: '',
    needs: [],
    definition: code`def by_row(function, dtype, *operands):
    """Apply a function row by row; a missing operand gives a missing result."""
    return pd.Series(
        [
            pd.NA if any(pd.isna(cell) for cell in cells) else function(*cells)
            for cells in zip(*operands)
        ],
        index=operands[0].index,
        dtype=dtype,
    )
`,
  },
  choose: {
    import: '',
    needs: [],
    definition: code`def choose(branches, otherwise, dtype):
    """Take the value of the first branch whose condition holds."""
    index = branches[0][0].index
    result = pd.Series(otherwise, index=index, dtype=dtype)
    for condition, value in reversed(branches):
        holds = condition.astype("boolean").fillna(False).astype(bool)
        result = result.mask(holds, pd.Series(value, index=index, dtype=dtype))
    return result
`,
  },
  known: {
    import: '',
    needs: [],
    definition: code`def known(comparison, *operands):
    """Make a comparison of dates unknown wherever one of them is missing."""
    comparison = comparison.astype("boolean")
    for operand in operands:
        comparison = comparison.mask(operand.isna())
    return comparison
`,
  },
  remainder: {
    import: '',
    needs: ['np'],
    definition: code`def remainder(dividend, divisor):
    """The rest of a division, with the sign of the dividend; missing for a zero divisor."""
    divisor = divisor.mask(divisor == 0)
    return np.sign(dividend) * (dividend.abs() % divisor.abs())
`,
  },
  round_away: {
    import: '',
    needs: ['np'],
    definition: code`def round_away(values, digits):
    """Round halves away from zero, where pandas rounds them to the even neighbour."""
    scaled = values * 10.0**digits
    whole = np.trunc(scaled)
    half_or_more = ((scaled - whole).abs() >= 0.5).astype("Float64")
    return (whole + np.sign(scaled) * half_or_more) / 10.0**digits
`,
  },
}
