import type { TreeNode } from '@plainflow/core'

/** Trees laid out in arrays, so that a row comes to its leaf without an object on the way. */
export interface FlatTrees {
  /** Where each tree begins. */
  readonly roots: Int32Array
  /** The leaf's whole number for the features that begin at a place; NaN stands for null. */
  leaf(root: number, features: Float64Array, from: number): number
}

export function flattenTrees(trees: readonly TreeNode[]): FlatTrees {
  const size = trees.reduce((sum, tree) => sum + countNodes(tree), 0)
  /** Below 0 of a leaf. */
  const feature = new Int32Array(size)
  const most = new Float64Array(size)
  /** Where the codes of a category begin in `codes`; below 0 of a number. */
  const category = new Int32Array(size)
  const isEmptyYes = new Uint8Array(size)
  const no = new Int32Array(size)
  const leaves = new Float64Array(size)
  const codes: number[] = []
  let used = 0
  const roots = Int32Array.from(trees, lay)
  const codeGoes = Uint8Array.from(codes)
  return { roots, leaf }

  /** `yes` is laid next to its parent; `no` is looked up. */
  function lay(node: TreeNode): number {
    const place = used++
    if ('leaf' in node) {
      feature[place] = -1
      leaves[place] = node.leaf
      return place
    }
    feature[place] = node.feature
    category[place] = -1
    isEmptyYes[place] = node.empty === 'yes' ? 1 : 0
    if ('most' in node.test) most[place] = node.test.most
    else {
      category[place] = codes.length
      const last = node.test.within.at(-1)?.[1] ?? 0
      // How many codes there are, then each; those beyond are in no range.
      codes.push(...lengthBytes(last + 1), ...Array.from({ length: last + 1 }, () => 0))
      for (const [low, high] of node.test.within)
        for (let code = low; code <= high; code += 1) codes[category[place]! + 2 + code] = 1
    }
    lay(node.yes)
    no[place] = lay(node.no)
    return place
  }

  function leaf(root: number, features: Float64Array, from: number): number {
    let at = root
    for (;;) {
      const own = feature[at]!
      if (own < 0) return leaves[at]!
      const value = features[from + own]!
      const isYes =
        value !== value
          ? isEmptyYes[at] === 1
          : category[at]! < 0
            ? value <= most[at]!
            : isWithin(category[at]!, value)
      at = isYes ? at + 1 : no[at]!
    }
  }

  function isWithin(place: number, code: number): boolean {
    const length = codeGoes[place]! * 256 + codeGoes[place + 1]!
    return code < length && codeGoes[place + 2 + code] === 1
  }
}

function lengthBytes(length: number): [number, number] {
  return [length >> 8, length & 255]
}

export function countNodes(node: TreeNode): number {
  return 'leaf' in node ? 1 : 1 + countNodes(node.yes) + countNodes(node.no)
}
