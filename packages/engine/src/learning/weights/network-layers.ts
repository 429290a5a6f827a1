import { portableExp, portableLog } from '../portable-math.ts'
import type { Random } from '../seeded-random.ts'

/** What the score is to be: a number, the logit of two labels, those of several. */
export type AnswerKind = 'number' | 'logistic' | 'softmax'

/** Holds weights back a little, as scikit-learn does. */
const DECAY = 1e-4
const [FIRST, SECOND, TINY] = [0.9, 0.999, 1e-8]

/** The weights of a network, their slopes over a batch, and Adam's memory of these. */
export class Layers {
  readonly #sizes: readonly number[]
  /** By layer, row-major: of each neuron its weights, then its intercept. */
  readonly weights: readonly Float64Array[]
  readonly slopes: readonly Float64Array[]
  readonly #first: readonly Float64Array[]
  readonly #second: readonly Float64Array[]
  readonly #values: readonly Float64Array[]
  readonly #errors: readonly Float64Array[]
  #firstLeft = 1
  #secondLeft = 1

  constructor(sizes: readonly number[], random: Random) {
    this.#sizes = sizes
    const made = sizes.slice(1).map((size, layer) => new Float64Array(size * (sizes[layer]! + 1)))
    this.weights = made
    this.slopes = made.map((each) => each.slice())
    this.#first = made.map((each) => each.slice())
    this.#second = made.map((each) => each.slice())
    this.#values = sizes.map((size) => new Float64Array(size))
    this.#errors = sizes.map((size) => new Float64Array(size))
    for (const [layer, weights] of made.entries()) {
      const inputs = sizes[layer]!
      const most = Math.sqrt(6 / (inputs + sizes[layer + 1]!))
      for (let at = 0; at < weights.length; at += 1)
        weights[at] = at % (inputs + 1) === inputs ? 0 : (random.next() * 2 - 1) * most
    }
  }

  get count(): number {
    return this.weights.length
  }

  /** Adds what one row says to the slopes, and gives its loss. */
  learn(row: Float64Array, target: number, weight: number, kind: AnswerKind): number {
    this.#values[0]!.set(row)
    this.#forward()
    const loss = this.#judge(target, kind)
    const errors = this.#errors[this.count]!
    for (let at = 0; at < errors.length; at += 1) errors[at] = errors[at]! * weight
    this.#backward()
    return loss * weight
  }

  #forward(): void {
    for (let layer = 0; layer < this.count; layer += 1) {
      const [inputs, outputs] = [this.#values[layer]!, this.#values[layer + 1]!]
      const weights = this.weights[layer]!
      const isLast = layer === this.count - 1
      let at = 0
      for (let neuron = 0; neuron < outputs.length; neuron += 1) {
        let sum = 0
        for (let input = 0; input < inputs.length; input += 1)
          sum += weights[at++]! * inputs[input]!
        sum += weights[at++]!
        outputs[neuron] = isLast || sum > 0 ? sum : 0
      }
    }
  }

  /** The loss, and its slope by each output. */
  #judge(target: number, kind: AnswerKind): number {
    const scores = this.#values[this.count]!
    const errors = this.#errors[this.count]!
    if (kind === 'number') {
      errors[0] = scores[0]! - target
      return 0.5 * errors[0]! * errors[0]!
    }
    if (kind === 'logistic') {
      const chance = 1 / (1 + portableExp(-scores[0]!))
      errors[0] = chance - target
      return -portableLog(Math.max(1e-15, target === 1 ? chance : 1 - chance))
    }
    let most = -Infinity
    for (let at = 0; at < scores.length; at += 1) most = Math.max(most, scores[at]!)
    let sum = 0
    for (let at = 0; at < scores.length; at += 1) sum += portableExp(scores[at]! - most)
    for (let at = 0; at < scores.length; at += 1)
      errors[at] = portableExp(scores[at]! - most) / sum - (at === target ? 1 : 0)
    return portableLog(sum) + most - scores[target]!
  }

  #backward(): void {
    for (let layer = this.count - 1; layer >= 0; layer -= 1) {
      const inputs = this.#values[layer]!
      const [before, errors] = [this.#errors[layer]!, this.#errors[layer + 1]!]
      const [weights, slopes] = [this.weights[layer]!, this.slopes[layer]!]
      before.fill(0)
      let at = 0
      for (let neuron = 0; neuron < errors.length; neuron += 1) {
        const error = errors[neuron]!
        if (error === 0) {
          at += inputs.length + 1
          continue
        }
        for (let input = 0; input < inputs.length; input += 1) {
          slopes[at] = slopes[at]! + error * inputs[input]!
          before[input] = before[input]! + error * weights[at]!
          at += 1
        }
        slopes[at] = slopes[at]! + error
        at += 1
      }
      // What was cut off has no part in the loss.
      for (let input = 0; input < inputs.length; input += 1)
        if (layer > 0 && inputs[input]! <= 0) before[input] = 0
    }
  }

  /** One step of Adam by the mean slope of so many rows; slopes begin anew. */
  step(rate: number, rows: number): void {
    this.#firstLeft *= FIRST
    this.#secondLeft *= SECOND
    for (let layer = 0; layer < this.count; layer += 1) {
      const [weights, slopes] = [this.weights[layer]!, this.slopes[layer]!]
      const [first, second] = [this.#first[layer]!, this.#second[layer]!]
      const width = this.#sizes[layer]! + 1
      for (let at = 0; at < weights.length; at += 1) {
        const decay = at % width === width - 1 ? 0 : DECAY * weights[at]!
        const slope = (slopes[at]! + decay) / rows
        slopes[at] = 0
        first[at] = FIRST * first[at]! + (1 - FIRST) * slope
        second[at] = SECOND * second[at]! + (1 - SECOND) * slope * slope
        const root = Math.sqrt(second[at]! / (1 - this.#secondLeft)) + TINY
        weights[at] = weights[at]! - (rate * (first[at]! / (1 - this.#firstLeft))) / root
      }
    }
  }

  neurons(layer: number): { intercept: number; weights: number[] }[] {
    const width = this.#sizes[layer]! + 1
    return Array.from({ length: this.#sizes[layer + 1]! }, (_, neuron) => {
      const own = Array.from(this.weights[layer]!.subarray(neuron * width, (neuron + 1) * width))
      return { intercept: own[width - 1]!, weights: own.slice(0, -1) }
    })
  }

  /** By feature: how large its weights in the first layer are. */
  reach(): Float64Array {
    const gains = new Float64Array(this.#sizes[0]!)
    for (const { weights } of this.neurons(0))
      for (const [feature, weight] of weights.entries())
        gains[feature] = gains[feature]! + Math.abs(weight)
    return gains
  }
}
